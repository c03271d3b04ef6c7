import { useState } from "react";
import { flushSync } from "react-dom";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords } from "../ui/page-settings.ts";
import { type Block, blocks, insertBlock } from "./blocks.ts";
import type { TextTarget } from "./text-target.ts";
import styles from "./toolbar.module.css";

type Props = { target: TextTarget; close: () => void };

/** Lets the writer choose a block, and inserts an example of it at the cursor. */
export function BlockDialog({ target, close }: Props) {
  const { blocks: words, examples } = useIslandWords().editor;
  const { cancel } = useBrowserWords().common;
  // Read when the dialog opens, because the field loses its selection in some browsers.
  const [selection] = useState(() => target.selection());
  const insert = (kind: Block) => {
    // Closed first, because an open dialog keeps the focus.
    flushSync(close);
    target.apply(insertBlock(selection, kind, examples));
  };
  return (
    <Dialog heading={words.heading} close={close}>
      <ul className={styles.blocks}>
        {blocks.map((kind) => (
          <li key={kind}>
            <Button type="button" variant="outline" onClick={() => insert(kind)}>
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
