import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../ui/field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { lacksAlt, type ShownItem } from "../uploader/library-item.ts";
import { PictureSource } from "../uploader/picture-source.tsx";
import { describe } from "../uploader/save-alt-text.ts";
import { completeLink } from "./complete-links.ts";
import { link, picture } from "./markdown-edits.ts";
import { applyEdit, selectionOf } from "./text-area.ts";

export type Insertion = "link" | "picture";

const words = {
  link: { heading: "Insert a link", address: "Where it leads", text: "Words of the link", hint: "" },
  picture: {
    heading: "Insert a picture",
    address: "Where the picture is",
    text: "Alternative text",
    hint: "What the picture shows, for whoever does not see it. Empty only if it is mere decoration.",
  },
};

/** Asks where a link leads or which picture is meant, and puts it where the cursor is. */
export function InsertDialog({
  what,
  area,
  close,
}: {
  what: Insertion;
  area: RefObject<HTMLTextAreaElement | null>;
  close: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [item, setItem] = useState<ShownItem>();
  // As it was when the dialog opened: the field loses its selection in some browsers.
  const [selection] = useState(() => area.current && selectionOf(area.current));
  const chosen = selection ? selection.text.slice(selection.start, selection.end) : "";
  const { heading, address, text, hint } = words[what];
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const choose = (next: ShownItem) => {
    setItem(next);
    fieldOf("where").value = next.address;
    fieldOf("said").value ||= next.alt;
  };
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [where = "", said = ""] = ["where", "said"].map((name) => fieldOf(name).value.trim());
    // What is said of it here is good wherever else it is shown.
    if (item && item.address === where && lacksAlt(item) && said)
      void describe(item, { alt: said, decorative: false });
    // While it is open, nothing else takes the focus.
    flushSync(close);
    if (area.current && selection && where)
      applyEdit(
        area.current,
        what === "link" ? link(selection, completeLink(where), said) : picture(selection, where, said),
      );
  };
  return (
    <Dialog heading={heading} close={close}>
      <form ref={form} onSubmit={insert}>
        {what === "picture" && <PictureSource item={item} choose={choose} />}
        <Field
          id={`${id}-where`}
          label={address}
          name="where"
          required
          hint="An address of this site such as /news/name, or one that begins with https://"
          defaultValue={/^(?:https?:\/\/|\/)\S+$/.test(chosen) ? chosen : ""}
        />
        <Field id={`${id}-said`} label={text} name="said" {...(hint && { hint })} defaultValue={chosen} />
        <Button>Insert</Button>
        <Button type="button" variant="outline" onClick={close}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
