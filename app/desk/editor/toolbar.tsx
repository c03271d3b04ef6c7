import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { InsertDialog, type Insertion } from "./insert-dialog.tsx";
import { type Edit, prefixLines, wrap } from "./markdown-edits.ts";
import { applyEdit, selectionOf } from "./text-area.ts";
import styles from "./toolbar.module.css";

type Textarea = RefObject<HTMLTextAreaElement | null>;
type Tool = {
  name: string;
  sign: ReactNode;
  keys?: string;
  edit: ((area: HTMLTextAreaElement) => Edit) | Insertion | "block";
};

const linkPath = "M9 15l6-6M10 7l2-2a4 4 0 0 1 6 6l-2 2M14 17l-2 2a4 4 0 0 1-6-6l2-2";
const blockPath = "M4 5h16v9H4zM12 16v6M9 19h6";
const picturePath = "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01";

/** Not every font has a character for these. */
function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}

const tools: Tool[] = [
  { name: "Bold", sign: "B", keys: "b", edit: (area) => wrap(selectionOf(area), "**", "bold") },
  { name: "Italic", sign: "I", keys: "i", edit: (area) => wrap(selectionOf(area), "*", "italic") },
  { name: "Heading", sign: "H", edit: (area) => prefixLines(selectionOf(area), "heading") },
  { name: "List", sign: "•", edit: (area) => prefixLines(selectionOf(area), "list") },
  { name: "Numbered list", sign: "1.", edit: (area) => prefixLines(selectionOf(area), "numbered") },
  { name: "Quote", sign: "”", edit: (area) => prefixLines(selectionOf(area), "quote") },
  { name: "Insert link", sign: <Icon path={linkPath} />, keys: "k", edit: "link" },
  { name: "Insert picture", sign: <Icon path={picturePath} />, edit: "picture" },
  { name: "Insert block", sign: <Icon path={blockPath} />, edit: "block" },
];

function toolFor({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  return tools.find(({ keys }) => keys === key.toLowerCase());
}

/** Runs the tools of a text for its buttons and keys, with the dialog that some of them open. */
export function useTools(area: Textarea) {
  const [open, setOpen] = useState<Insertion | "block">();
  const use = ({ edit }: Tool) => {
    if (typeof edit === "string") setOpen(edit);
    else if (area.current) applyEdit(area.current, edit(area.current));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = toolFor(event);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const close = () => setOpen(undefined);
  const insertion = open && open !== "block" && <InsertDialog insertion={open} {...{ area, close }} />;
  const dialog = open === "block" ? <BlockDialog {...{ area, close }} /> : insertion;
  return { use, onKeyDown, dialog };
}

/** One Tab stop; the arrow keys move between the buttons. */
export function Toolbar({ controls, use }: { controls: string; use: (tool: Tool) => void }) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          title={tool.keys ? `${tool.name} (Ctrl+${tool.keys.toUpperCase()})` : tool.name}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => use(tool)}
          className={styles.tool}
        >
          <span aria-hidden="true">{tool.sign}</span>
          <VisuallyHidden>{tool.name}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
