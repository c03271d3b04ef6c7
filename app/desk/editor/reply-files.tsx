import { useEffect, useRef, useState } from "react";
import { FieldFrame } from "../../ui/field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords } from "../ui/page-settings.ts";
import { findItems, type LibraryItem } from "../uploader/library-item.ts";
import { LibraryPicker } from "../uploader/library-picker.tsx";
import styles from "./reply-form.module.css";

type Props = { value: string; attached: LibraryItem[]; offered: LibraryItem[] };

const idsIn = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** Pictures and files from the library to attach to a reply. */
export function ReplyFiles({ value, attached, offered }: Props) {
  const { reply: words } = useIslandWords();
  const { cancel } = useBrowserWords().common;
  const input = useRef<HTMLInputElement>(null);
  const [ids, setIds] = useState(() => idsIn(value));
  const [known, setKnown] = useState(attached);
  const [choosing, setChoosing] = useState<LibraryItem["kind"]>();
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // With the draft of the device or another window: see text-area.ts.
    const onReplaced = async () => {
      const found = idsIn(element.value);
      setIds(found);
      const items = await Promise.all(found.map((id) => findItems({ address: `/media/${id}` })));
      setKnown((before) => [...before, ...items.flatMap((some) => some ?? [])]);
    };
    element.addEventListener("replaced", onReplaced);
    return () => element.removeEventListener("replaced", onReplaced);
  }, []);

  const change = (next: string[]) => {
    setIds(next);
    if (!input.current) return;
    input.current.value = next.join(", ");
    // Saved as if it were typed.
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const attach = (item: LibraryItem) => {
    setChoosing(undefined);
    setKnown([...known, item]);
    if (!ids.includes(item.id)) change([...ids, item.id]);
  };
  const nameOf = (id: string) => known.find((item) => item.id === id)?.name ?? words.someFile;
  return (
    <div className={styles.attach}>
      {/* React would empty an input of type "hidden". */}
      <input ref={input} hidden name="files" defaultValue={value} />
      {ids.length > 0 && (
        <ul aria-label={words.attached} className={styles.files}>
          {ids.map((id) => (
            <li key={id}>
              <span>
                {`${words.attachedFile} `}
                <bdi>{nameOf(id)}</bdi>
              </span>
              <button
                type="button"
                className={styles.plain}
                onClick={() => change(ids.filter((one) => one !== id))}
              >
                {words.remove}
                <VisuallyHidden> {nameOf(id)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldFrame id="upload" label={words.upload} hint={words.uploadHint}>
        {(shared) => <input {...shared} type="file" name="upload" multiple />}
      </FieldFrame>
      <div className={styles.buttons}>
        <Button type="button" variant="outline" onClick={() => setChoosing("file")}>
          {words.attachFile}
        </Button>
        <Button type="button" variant="outline" onClick={() => setChoosing("picture")}>
          {words.attachPicture}
        </Button>
      </div>
      {offered.length > 0 && (
        <noscript>
          <fieldset className={styles.boxes}>
            <legend>{words.filesToAttach}</legend>
            {offered.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="file" value={id} defaultChecked={ids.includes(id)} />{" "}
                <bdi>{name}</bdi>
              </label>
            ))}
            {/* Browsers do not send unticked checkboxes, so this says that there were some. */}
            <input type="hidden" name="boxes" value="on" />
          </fieldset>
        </noscript>
      )}
      {choosing && (
        <Dialog
          heading={choosing === "file" ? words.attachFile : words.attachPicture}
          close={() => setChoosing(undefined)}
        >
          <LibraryPicker kind={choosing} choose={attach} />
          <Button type="button" variant="outline" onClick={() => setChoosing(undefined)}>
            {cancel}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
