import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords, useFillMessage } from "../ui/page-settings.ts";
import { type LibraryItem, lacksAlt } from "../uploader/library-item.ts";
import { PictureSource } from "../uploader/picture-source.tsx";
import { saveAltText } from "../uploader/save-alt-text.ts";
import { ownParagraph } from "./blocks.ts";
import { completeLink } from "./complete-links.ts";
import { type Edit, link, linkAt, picture, type Selection } from "./markdown-edits.ts";
import { PageSearch } from "./page-search.tsx";
import type { TextTarget } from "./text-target.ts";

export type Insertion = "link" | "picture" | "gallery" | "file" | "media" | "embedded" | "action";
/** `earlier`: the other pictures of a gallery, as Markdown. */
type Answers = { address: string; text: string; caption: string; earlier: string[] };

const edits: Record<Insertion, (selection: Selection, answers: Answers) => Edit> = {
  link: (selection, { address, text }) => link(selection, completeLink(address), text),
  // A caption belongs to a picture that stands alone.
  picture: (selection, { address, text, caption }) => {
    const edit = picture(selection, address, text, caption);
    return caption ? alone(selection, edit.insert) : edit;
  },
  // Pictures on consecutive lines are a gallery.
  gallery: (selection, { address, text, earlier }) =>
    alone(selection, [...earlier, picture(selection, address, text).insert].join("\n")),
  file: linkAlone,
  media: linkAlone,
  embedded: linkAlone,
  action: (selection, { address, text }) =>
    alone(selection, `**${link(selection, completeLink(address), text).insert}**`),
};

function linkAlone(selection: Selection, { address, text }: Answers): Edit {
  return alone(selection, link(selection, completeLink(address), text).insert);
}

function alone(selection: Selection, block: string): Edit {
  return ownParagraph(selection, block, [block.length, block.length]);
}

/** Asks for a link, a picture or a file, and inserts it at the cursor. */
export function InsertDialog({
  insertion,
  target,
  close,
}: {
  insertion: Insertion;
  target: TextTarget;
  close: () => void;
}) {
  const words = useIslandWords().editor;
  const { cancel } = useBrowserWords().common;
  const fill = useFillMessage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [item, setItem] = useState<LibraryItem>();
  // Read when the dialog opens, because the field loses its selection in some browsers.
  const [{ selection, ...before }] = useState(() => startOf(insertion, target));
  const [earlier, setEarlier] = useState<string[]>([]);
  const isGallery = insertion === "gallery";
  const isPicture = insertion === "picture" || isGallery;
  const { names } = words.blocks;
  const heading = { ...names, link: words.link.heading, picture: words.picture.heading }[insertion];
  const { label } = isPicture ? words.picture : words.link;
  const hint = isPicture && { hint: words.picture.hint };
  const fieldOf = (name: "address" | "text" | "caption") =>
    form.current?.elements.namedItem(name) as HTMLInputElement;
  const choose = (next: LibraryItem) => {
    setItem(next);
    fieldOf("address").value = next.address;
    fieldOf("text").value ||= isPicture ? next.alt : next.name;
  };
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const [address = "", text = "", caption = ""] = (["address", "text", "caption"] as const).map(
      (name) => fieldOf(name)?.value.trim() ?? "",
    );
    // The library keeps the alternative text for other pages.
    if (item && item.address === address && lacksAlt(item) && text)
      void saveAltText(item, { alt: text, decorative: false });
    if (pressed?.name === "another") {
      setEarlier([...earlier, picture(selection, address, text).insert]);
      setItem(undefined);
      event.currentTarget.reset();
      return fieldOf("address").focus();
    }
    // Closed first, because an open dialog keeps the focus.
    flushSync(close);
    if (address) target.apply(edits[insertion](selection, { address, text, caption, earlier }));
  };
  return (
    <Dialog heading={heading} close={close}>
      <form ref={form} onSubmit={insert}>
        {isPicture || insertion === "file" || insertion === "media" ? (
          <PictureSource kind={isPicture ? "picture" : "file"} item={item} choose={choose} />
        ) : (
          <PageSearch
            id={`${id}-search`}
            choose={({ address, title }) => {
              fieldOf("address").value = address;
              fieldOf("text").value ||= title;
            }}
          />
        )}
        <Field
          id={`${id}-address`}
          label={words.address}
          name="address"
          required
          hint={words.addressHint}
          defaultValue={before.address}
        />
        <Field id={`${id}-text`} label={label} name="text" {...hint} defaultValue={before.words} />
        {insertion === "picture" && (
          <Field id={`${id}-caption`} label={words.examples.caption} name="caption" />
        )}
        {isGallery && (
          <p role="status">{earlier.length > 0 && fill(words.gallery.chosen, { count: earlier.length })}</p>
        )}
        <Button>{words.insert}</Button>
        {isGallery && (
          <Button name="another" variant="outline">
            {words.gallery.another}
          </Button>
        )}
        <Button type="button" variant="outline" onClick={close}>
          {cancel}
        </Button>
      </form>
    </Dialog>
  );
}

/** The selected words, or the link around the cursor, which is replaced. */
function startOf(insertion: Insertion, target: TextTarget) {
  const selection = target.selection();
  const existing = insertion === "link" ? linkAt(selection) : undefined;
  if (existing) return { ...existing, selection: { ...selection, start: existing.from, end: existing.to } };
  const words = selection.text.slice(selection.start, selection.end);
  return { selection, words, address: /^(?:https?:\/\/|\/)\S+$/.test(words) ? words : "" };
}
