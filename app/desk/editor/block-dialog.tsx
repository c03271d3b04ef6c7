import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { type Block, blocks, insertBlock } from "./blocks.ts";
import { applyEdit, selectionOf } from "./text-area.ts";
import styles from "./toolbar.module.css";

type Props = { area: RefObject<HTMLTextAreaElement | null>; close: () => void };

/** Lets the writer choose a block, and inserts an example of it at the cursor. */
export function BlockDialog({ area, close }: Props) {
  // Read when the dialog opens, because the field loses its selection in some browsers.
  const [selection] = useState(() => area.current && selectionOf(area.current));
  const insert = (kind: Block) => {
    // Closed first, because an open dialog keeps the focus.
    flushSync(close);
    if (area.current && selection) applyEdit(area.current, insertBlock(selection, kind));
  };
  return (
    <Dialog heading="Insert a block" close={close}>
      <ul className={styles.blocks}>
        {blocks.map((kind) => (
          <li key={kind}>
            <Button type="button" variant="outline" onClick={() => insert(kind)}>
              {kind}
            </Button>
          </li>
        ))}
      </ul>
      <Button type="button" variant="outline" onClick={close}>
        Cancel
      </Button>
    </Dialog>
  );
}
