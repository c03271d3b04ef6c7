/** Shows formatting instead of its marks. The marks stay in the text, where the cursor steps over them. */
import { syntaxTree } from "@codemirror/language";
import { type EditorState, type Extension, type Range, RangeSet } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { SyntaxNode, SyntaxNodeRef } from "@lezer/common";
import { isPictures } from "./block-widgets.ts";
import { pictureOf } from "./picture-source.ts";
import { PictureWidget } from "./picture-widget.ts";
import { SignWidget } from "./sign-widget.ts";
import { isolated, leftToRight } from "./text-order.ts";

const hidden = Decoration.replace({});
const inline = (name: string, tagName = "span") => Decoration.mark({ class: `cm-${name}`, tagName });
const marks: Record<string, Decoration> = {
  StrongEmphasis: inline("strong", "strong"),
  Emphasis: inline("emphasis", "em"),
  Strikethrough: inline("deleted", "s"),
  Footnote: inline("note-number"),
  CodeInfo: inline("faint"),
};

/** Hidden wherever they are, apart from the fences of a block of code. */
const markNames = new Set(["EmphasisMark", "StrikethroughMark", "LanguageMark", "FootnoteMark"]);
const bullet = Decoration.replace({ widget: new SignWidget("bullet", "•") });
const arrow = Decoration.replace({ widget: new SignWidget("arrow", "") });
const rule = Decoration.replace({ widget: new SignWidget("rule", "") });

type Shown = { decorations: DecorationSet; atomic: DecorationSet; isolates: DecorationSet[] };

/** Collects what is shown between two positions. */
class Collector {
  readonly shown: Range<Decoration>[] = [];
  readonly atomic: Range<Decoration>[] = [];
  private readonly lines = new Map<number, { classes: Set<string>; depth: number; level: number }>();
  private readonly state: EditorState;
  constructor(state: EditorState) {
    this.state = state;
  }
  mark(from: number, to: number, decoration: Decoration): void {
    if (from < to) this.shown.push(decoration.range(from, to));
  }
  replace(from: number, to: number, decoration = hidden): void {
    if (from >= to) return;
    this.shown.push(decoration.range(from, to));
    this.atomic.push(decoration.range(from, to));
  }
  line(at: number) {
    const start = this.state.doc.lineAt(at).from;
    const line = this.lines.get(start) ?? { classes: new Set<string>(), depth: 0, level: 0 };
    this.lines.set(start, line);
    return line;
  }
  each(from: number, to: number, change: (line: ReturnType<Collector["line"]>, at: number) => void): void {
    for (let at = from; at <= to; at = this.state.doc.lineAt(at).to + 1) change(this.line(at), at);
  }
  finish(): Shown {
    for (const [at, { classes, depth, level }] of this.lines) {
      if (depth > 0) classes.add(`cm-depth-${Math.min(depth, 4)}`);
      const heading = level > 0 && { role: "heading", "aria-level": String(level) };
      const quote = classes.has("cm-quote") && { role: "blockquote" };
      const attributes = { dir: "auto", class: [...classes].join(" "), ...quote, ...heading };
      this.shown.push(Decoration.line({ attributes }).range(at));
    }
    const isolates = this.shown.filter(({ value }) => value.spec.bidiIsolate !== undefined);
    return {
      decorations: Decoration.set(this.shown, true),
      atomic: RangeSet.of(this.atomic, true),
      isolates: [Decoration.set(isolates, true), isolated(this.state, this.atomic)],
    };
  }
}

function show(state: EditorState, ranges: readonly { from: number; to: number }[]): Shown {
  const found = new Collector(state);
  for (const { from, to } of ranges) {
    found.each(from, to, (line, at) => showBlockSign(found, state, line, at));
    syntaxTree(state).iterate({ from, to, enter: (node) => showNode(found, state, node) });
  }
  return found.finish();
}

/** Blank lines, and the lines of `::: details`, which are no part of the syntax tree. */
function showBlockSign(
  found: Collector,
  state: EditorState,
  { classes }: ReturnType<Collector["line"]>,
  at: number,
): void {
  const { from, text } = state.doc.lineAt(at);
  if (!text.trim()) classes.add("cm-blank");
  const [opening] = /^:{3,}[ \t]*details[ \t]+/.exec(text) ?? [];
  if (opening) {
    classes.add("cm-summary");
    found.replace(from, from + opening.length, arrow);
  } else if (/^:{3,}[ \t]*$/.test(text)) {
    classes.add("cm-details-end");
    found.replace(from, from + text.length, rule);
  }
}

const after = (state: EditorState, at: number) =>
  /^[ \t]*/.exec(state.doc.lineAt(at).text.slice(at - state.doc.lineAt(at).from))?.[0].length ?? 0;

function showNode(found: Collector, state: EditorState, node: SyntaxNodeRef): boolean | undefined {
  const { name, from, to } = node;
  const text = () => state.sliceDoc(from, to);
  if (marks[name]) found.mark(from, to, marks[name]);
  if (markNames.has(name)) found.replace(from, to);
  const [, level] = /^(?:ATX|Setext)Heading([1-6])$/.exec(name) ?? [];
  if (level) {
    const line = found.line(from);
    // The page's title is the only heading of the first level.
    line.level = Math.max(2, Number(level));
    line.classes.add(`cm-heading-${line.level}`);
  }
  switch (name) {
    case "HeaderMark":
      if (node.node.parent?.name.startsWith("ATX")) {
        const isOpening = node.node.parent.from === from;
        found.replace(
          from - (isOpening ? 0 : spaceBefore(state, from)),
          to + (isOpening ? after(state, to) : 0),
        );
      }
      break;
    case "QuoteMark":
      found.replace(from, to + Math.min(1, after(state, to)));
      break;
    case "Blockquote":
      found.each(from, to, ({ classes }) => classes.add("cm-quote"));
      break;
    case "ListItem":
      showItem(found, state, node);
      break;
    case "ListMark":
      if (node.node.parent?.parent?.name === "BulletList") found.replace(from, to + after(state, to), bullet);
      else found.replace(from, to + after(state, to), numberOf(state, node.node));
      break;
    case "FencedCode":
    case "CodeBlock":
      found.each(from, to, ({ classes }) => classes.add("cm-code-block"));
      break;
    case "CodeMark":
      if (node.node.parent?.name === "InlineCode") found.replace(from, to);
      else found.mark(from, to, inline("faint"));
      break;
    case "HorizontalRule":
      found.replace(from, to, rule);
      break;
    case "Escape":
    case "HardBreak":
      if (text().startsWith("\\")) found.replace(from, from + 1);
      break;
    case "InlineCode":
      // Without its hidden marks, which have the direction of the line.
      found.mark(node.node.firstChild?.to ?? from, node.node.lastChild?.from ?? to, leftToRight("cm-code"));
      break;
    case "LanguageSpan": {
      const lang = /\{lang=([\w-]+)\}$/.exec(text())?.[1] ?? "";
      found.mark(from, to, Decoration.mark({ class: "cm-language", attributes: { lang, title: lang } }));
      break;
    }
    case "Footnote":
      showNote(found, state, node);
      break;
    case "Link":
    case "Autolink":
      showLink(found, state, node);
      break;
    case "Image":
      // block-widgets.ts shows pictures that stand alone, and their source around the cursor.
      if (isPictures(state, node.node.parent)) return false;
      found.replace(
        from,
        to,
        Decoration.replace({ widget: new PictureWidget([pictureOf(text())], "inline") }),
      );
      return false;
  }
  return undefined;
}

const spaceBefore = (state: EditorState, at: number) => {
  const { from, text } = state.doc.lineAt(at);
  return /[ \t]*$/.exec(text.slice(0, at - from))?.[0].length ?? 0;
};

/** The published number: the first one of the list, counted on. */
function numberOf(state: EditorState, mark: SyntaxNode): Decoration {
  const items = mark.parent?.parent?.getChildren("ListItem") ?? [];
  const first = Number.parseInt(state.sliceDoc(items[0]?.from, mark.to), 10);
  const index = items.findIndex(({ from }) => from === mark.parent?.from);
  return Decoration.replace({ widget: new SignWidget("number", `${first + index}.`) });
}

/** Padding replaces the spaces that indent an item. */
function showItem(found: Collector, state: EditorState, { from, to, node }: SyntaxNodeRef): void {
  let depth = 0;
  for (let above: typeof node | null = node; above; above = above.parent)
    if (above.name === "ListItem") depth++;
  const first = state.doc.lineAt(from).from;
  found.each(from, to, (line, at) => {
    line.depth = Math.max(line.depth, depth);
    const start = state.doc.lineAt(at).from;
    if (start === first) line.classes.add("cm-item");
    // The innermost item hides them, and each line once.
    const isInner = innermostItem(state, start, node) === depth;
    if (isInner) found.replace(start, start + after(state, start));
  });
}

function innermostItem(state: EditorState, lineStart: number, item: SyntaxNode): number {
  const line = state.doc.lineAt(lineStart);
  const at = line.from + after(state, line.from);
  let depth = 0;
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(Math.min(at, item.to), at < item.to ? 1 : -1);
  for (; node; node = node.parent) if (node.name === "ListItem") depth++;
  return depth;
}

/** Before the note itself, the number begins a line and a colon follows. */
function showNote(found: Collector, state: EditorState, { from, to }: SyntaxNodeRef): void {
  const line = state.doc.lineAt(from);
  if (from !== line.from || state.sliceDoc(to, to + 1) !== ":") return;
  found.line(from).classes.add("cm-note");
  found.replace(to, to + 1);
}

/** A link without an address here is a reference, or only words in brackets: it stays as typed. */
function showLink(found: Collector, state: EditorState, { from, to, node }: SyntaxNodeRef): void {
  const url = node.getChild("URL");
  if (!url) return;
  const title = state.sliceDoc(url.from, url.to);
  const isProminent = isWholeParagraph(node.parent) && node.parent?.from === from - 2;
  const kind = isProminent ? "cm-action" : "cm-link";
  const attributes = { role: "link", title };
  if (node.name === "Autolink") found.mark(url.from, url.to, leftToRight(kind, attributes));
  else found.mark(from, to, Decoration.mark({ class: kind, attributes }));
  const [open, close] = node.getChildren("LinkMark");
  if (open) found.replace(open.from, open.to);
  if (close) found.replace(close.from, to);
}

const isWholeParagraph = (node: SyntaxNode | null) =>
  node?.name === "StrongEmphasis" &&
  node.parent?.name === "Paragraph" &&
  node.from === node.parent.from &&
  node.to === node.parent.to;

const plugin = ViewPlugin.fromClass(
  class {
    shown: Shown;
    constructor(view: EditorView) {
      this.shown = show(view.state, view.visibleRanges);
    }
    update({ view, docChanged, viewportChanged, changes, startState, state }: ViewUpdate): void {
      // Changing what surrounds a composition would end it.
      if (view.composing) {
        const map = (set: DecorationSet) => set.map(changes);
        const { decorations, atomic, isolates } = this.shown;
        this.shown = { decorations: map(decorations), atomic: map(atomic), isolates: isolates.map(map) };
      } else if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.shown = show(state, view.visibleRanges);
    }
  },
  {
    decorations: ({ shown }) => shown.decorations,
    provide: (plugin) => [
      EditorView.atomicRanges.of((view) => view.plugin(plugin)?.shown.atomic ?? Decoration.none),
      ...[0, 1].map((index) =>
        EditorView.bidiIsolatedRanges.of(
          (view) => view.plugin(plugin)?.shown.isolates[index] ?? Decoration.none,
        ),
      ),
    ],
  },
);

export const hiddenMarks: Extension = [plugin, EditorView.perLineTextDirection.of(true)];
