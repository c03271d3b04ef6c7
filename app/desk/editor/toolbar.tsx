import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { languageOf } from "../../../languages.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskTranslation } from "../../words/translation.ts";
import { useIslandWords } from "../islands/island-words.ts";
import { usePageSettings } from "../ui/page-settings.ts";
import { askedFor, BlockDialog } from "./block-dialog.tsx";
import { type Block, blockKeys, blocks, insertBlock } from "./blocks.ts";
import { InsertDialog, type Insertion } from "./insert-dialog.tsx";
import { type Edit, prefixLines, type Selection, wrap } from "./markdown-edits.ts";
import type { TextTarget } from "./text-target.ts";
import styles from "./toolbar.module.css";

type Words = DeskTranslation["editor"];

type Tool = {
  name: Exclude<keyof Words["toolbar"], "label">;
  sign: ReactNode;
  keys?: string;
  edit: ((selection: Selection, examples: Words["examples"]) => Edit) | Insertion | "block";
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
  { name: "bold", sign: "B", keys: "B", edit: (selection, { bold }) => wrap(selection, "**", bold) },
  { name: "italic", sign: "I", keys: "I", edit: (selection, { italic }) => wrap(selection, "*", italic) },
  { name: "heading", sign: "H", keys: "Alt+2", edit: (selection) => prefixLines(selection, "heading") },
  { name: "subheading", sign: "h", keys: "Alt+3", edit: (selection) => prefixLines(selection, "subheading") },
  { name: "list", sign: "•", keys: "Shift+8", edit: (selection) => prefixLines(selection, "list") },
  {
    name: "numbered",
    sign: "1.",
    keys: "Shift+7",
    edit: (selection) => prefixLines(selection, "numbered"),
  },
  { name: "quote", sign: "”", keys: "Shift+9", edit: (selection) => prefixLines(selection, "quote") },
  { name: "link", sign: <Icon path={linkPath} />, keys: "K", edit: "link" },
  { name: "picture", sign: <Icon path={picturePath} />, keys: "Alt+P", edit: "picture" },
  { name: "block", sign: <Icon path={blockPath} />, keys: "Alt+B", edit: "block" },
];

/** The tool or the block of a shortcut. */
function toolFor(event: KeyboardEvent): Pick<Tool, "edit"> | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // On some keyboards, AltGr writes # and other signs, and browsers report it as Ctrl with Alt.
  if (!(ctrlKey || metaKey) || event.getModifierState("AltGraph")) return undefined;
  // With Shift or Alt, a key may write another sign; on an Arabic keyboard, it writes no Latin letter.
  const pressed = /^Digit\d$/.test(code) || !/^[a-z]$/i.test(key) ? code.slice(-1) : key.toUpperCase();
  const wanted = `${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${pressed}`;
  const block = blocks.find((kind) => blockKeys[kind] === wanted);
  return block ? { edit: toolOf(block) } : tools.find(({ keys }) => keys === wanted);
}

const toolOf = (kind: Block): Tool["edit"] =>
  askedFor[kind] ?? ((selection, examples) => insertBlock(selection, kind, examples));

/** Runs the tools of a text for its buttons and keys, with the dialog that some of them open. */
export function useTools(target: () => TextTarget | undefined) {
  const { examples } = useIslandWords().editor;
  const [open, setOpen] = useState<{ dialog: Insertion | "block"; target: TextTarget }>();
  const use = ({ edit }: Pick<Tool, "edit">) => {
    const text = target();
    if (!text) return;
    if (typeof edit === "string") setOpen({ dialog: edit, target: text });
    else text.apply(edit(text.selection(), examples));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = event.defaultPrevented ? undefined : toolFor(event);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const close = () => setOpen(undefined);
  const ask = (dialog: Insertion) => setOpen((before) => before && { ...before, dialog });
  const props = open && { target: open.target, close };
  const dialog =
    props &&
    (open.dialog === "block" ? (
      <BlockDialog {...props} ask={ask} />
    ) : (
      <InsertDialog insertion={open.dialog} {...props} />
    ));
  return { use, onKeyDown, dialog };
}

/** One Tab stop; the arrow keys move between the buttons. */
export function Toolbar({ controls, use }: { controls: string; use: (tool: Tool) => void }) {
  const words = useIslandWords().editor.toolbar;
  const { direction } = languageOf(usePageSettings().language);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const forward = direction === "ltr" ? 1 : -1;
    const to = {
      ...{ ArrowRight: current + forward, ArrowLeft: current - forward },
      ...{ Home: 0, End: tools.length - 1 },
    }[event.key];
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
      aria-label={words.label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          title={tool.keys ? `${words[tool.name]} (Ctrl+${tool.keys})` : words[tool.name]}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => use(tool)}
          className={styles.tool}
        >
          <span aria-hidden="true">{tool.sign}</span>
          <VisuallyHidden>{words[tool.name]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
