import { useState } from "react";
import { flushSync } from "react-dom";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords } from "../ui/page-settings.ts";
import { type Block, blockKeys, blocks, insertBlock } from "./blocks.ts";
import type { Insertion } from "./insert-dialog.tsx";
import type { TextTarget } from "./text-target.ts";
import styles from "./toolbar.module.css";

type Props = {
  target: TextTarget;
  close: () => void;
  /** Opens the dialog of a block that has one. */
  ask: (kind: Insertion) => void;
};

/** Blocks that need an address. */
export const askedFor: { [Kind in Block]?: Insertion } = {
  captioned: "picture",
  gallery: "gallery",
  file: "file",
  media: "media",
  embedded: "embedded",
  action: "action",
};

/** Lets the writer choose a block, and inserts it at the cursor, or an example of it. */
export function BlockDialog({ target, close, ask }: Props) {
  const { blocks: words, examples } = useIslandWords().editor;
  const { cancel } = useBrowserWords().common;
  // Read when the dialog opens, because the field loses its selection in some browsers.
  const [selection] = useState(() => target.selection());
  const insert = (kind: Block) => {
    const dialog = askedFor[kind];
    if (dialog) return ask(dialog);
    // Closed first, because an open dialog keeps the focus.
    flushSync(close);
    target.apply(insertBlock(selection, kind, examples));
  };
  return (
    <Dialog heading={words.heading} close={close}>
      <ul className={styles.blocks}>
        {blocks.map((kind) => (
          <li key={kind}>
            <Button
              type="button"
              variant="outline"
              title={`Ctrl+${blockKeys[kind]}`}
              onClick={() => insert(kind)}
            >
              {words.names[kind]}
            </Button>
          </li>
        ))}
      </ul>
      <Button type="button" variant="outline" onClick={close}>
        {cancel}
      </Button>
    </Dialog>
  );
}
