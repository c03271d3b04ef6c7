import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { type Block, block, blocks } from "./blocks.ts";
import { applyEdit, selectionOf } from "./text-area.ts";
import styles from "./toolbar.module.css";

type Props = { area: RefObject<HTMLTextAreaElement | null>; close: () => void };

/** Asks which block is meant, and puts an example of it where the cursor is. */
export function BlockDialog({ area, close }: Props) {
  // As it was when the dialog opened: the field loses its selection in some browsers.
  const [selection] = useState(() => area.current && selectionOf(area.current));
  const insert = (kind: Block) => {
    // While it is open, nothing else takes the focus.
    flushSync(close);
    if (area.current && selection) applyEdit(area.current, block(selection, kind));
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
