import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { findItems } from "../uploader/find-items.ts";
import type { ShownItem } from "../uploader/library-item.ts";
import { Library } from "../uploader/library-picker.tsx";
import styles from "./reply-form.module.css";

type Props = { value: string; attached: ShownItem[]; offered: ShownItem[] };

const idsIn = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** Pictures and files of the library that go out with a reply. */
export function ReplyFiles({ value, attached, offered }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [ids, setIds] = useState(() => idsIn(value));
  const [known, know] = useState(attached);
  const [choosing, choose] = useState<ShownItem["kind"]>();
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // What the device or another window had: see app/desk/editor/text-area.ts.
    const replaced = async () => {
      const found = idsIn(element.value);
      setIds(found);
      const items = await Promise.all(found.map((id) => findItems({ address: `/media/${id}` })));
      know((before) => [...before, ...items.flatMap((some) => some ?? [])]);
    };
    element.addEventListener("replaced", replaced);
    return () => element.removeEventListener("replaced", replaced);
  }, []);

  const change = (next: string[]) => {
    setIds(next);
    if (!input.current) return;
    input.current.value = next.join(", ");
    // As if it were typed: so it is saved.
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const attach = (item: ShownItem) => {
    choose(undefined);
    know([...known, item]);
    if (!ids.includes(item.id)) change([...ids, item.id]);
  };
  const nameOf = (id: string) => known.find((item) => item.id === id)?.name ?? "A file";
  return (
    <div className={styles.attach}>
      {/* Of the type "hidden", React would empty it again. */}
      <input ref={input} hidden name="files" defaultValue={value} />
      {ids.length > 0 && (
        <ul aria-label="Attached" className={styles.files}>
          {ids.map((id) => (
            <li key={id}>
              <span>
                Attached: <bdi>{nameOf(id)}</bdi>
              </span>
              <button
                type="button"
                className={styles.plain}
                onClick={() => change(ids.filter((one) => one !== id))}
              >
                Remove<VisuallyHidden> {nameOf(id)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button type="button" variant="outline" onClick={() => choose("file")}>
          Attach a file
        </Button>
        <Button type="button" variant="outline" onClick={() => choose("picture")}>
          Attach a picture
        </Button>
      </div>
      {offered.length > 0 && (
        <noscript>
          <fieldset className={styles.boxes}>
            <legend>Files to attach</legend>
            {offered.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="file" value={id} defaultChecked={ids.includes(id)} />{" "}
                <bdi>{name}</bdi>
              </label>
            ))}
            {/* Says that there were boxes: one that is not ticked is not sent. */}
            <input type="hidden" name="boxes" value="on" />
          </fieldset>
        </noscript>
      )}
      {choosing && (
        <Dialog heading={`Attach a ${choosing}`} close={() => choose(undefined)}>
          <Library kind={choosing} choose={attach} />
          <Button type="button" variant="outline" onClick={() => choose(undefined)}>
            Cancel
          </Button>
        </Dialog>
      )}
    </div>
  );
}
