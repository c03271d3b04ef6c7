import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { type LibraryItem, lacksAlt } from "../uploader/library-item.ts";
import { PictureSource } from "../uploader/picture-source.tsx";
import { saveAltText } from "../uploader/save-alt-text.ts";
import { completeLink } from "./complete-links.ts";
import { link, picture } from "./markdown-edits.ts";
import { applyEdit, selectionOf } from "./text-area.ts";

export type Insertion = "link" | "picture";

const words = {
  link: { heading: "Insert a link", label: "Link text", hint: "" },
  picture: {
    heading: "Insert a picture",
    label: "Alternative text",
    hint: "Describe the picture for people who cannot see it. Leave empty only if it is decorative.",
  },
};

/** Asks for a link or a picture, and inserts it at the cursor. */
export function InsertDialog({
  insertion,
  area,
  close,
}: {
  insertion: Insertion;
  area: RefObject<HTMLTextAreaElement | null>;
  close: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [item, setItem] = useState<LibraryItem>();
  // Read when the dialog opens, because the field loses its selection in some browsers.
  const [selection] = useState(() => area.current && selectionOf(area.current));
  const chosen = selection ? selection.text.slice(selection.start, selection.end) : "";
  const { heading, label, hint } = words[insertion];
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const choose = (next: LibraryItem) => {
    setItem(next);
    fieldOf("address").value = next.address;
    fieldOf("text").value ||= next.alt;
  };
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [address = "", text = ""] = ["address", "text"].map((name) => fieldOf(name).value.trim());
    // The library keeps the alternative text for other pages.
    if (item && item.address === address && lacksAlt(item) && text)
      void saveAltText(item, { alt: text, decorative: false });
    // Closed first, because an open dialog keeps the focus.
    flushSync(close);
    if (area.current && selection && address)
      applyEdit(
        area.current,
        insertion === "link"
          ? link(selection, completeLink(address), text)
          : picture(selection, address, text),
      );
  };
  return (
    <Dialog heading={heading} close={close}>
      <form ref={form} onSubmit={insert}>
        {insertion === "picture" && <PictureSource item={item} choose={choose} />}
        <Field
          id={`${id}-address`}
          label="Web address"
          name="address"
          required
          hint="A page of this site, such as /news/name, or a full address with https://"
          defaultValue={/^(?:https?:\/\/|\/)\S+$/.test(chosen) ? chosen : ""}
        />
        <Field id={`${id}-text`} label={label} name="text" {...(hint && { hint })} defaultValue={chosen} />
        <Button>Insert</Button>
        <Button type="button" variant="outline" onClick={close}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
