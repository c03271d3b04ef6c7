/** Pasting text from Word, Google Docs or a web page, or a bare address. */
import type { ClipboardEvent } from "react";
import { parseHtml } from "../ui/trusted-html.ts";
import { linkOfAddress } from "./bare-address.ts";
import { insertPasted } from "./blocks.ts";
import { completeLink } from "./complete-links.ts";
import type { LeftOut } from "./html-to-markdown.ts";
import { link } from "./markdown-edits.ts";
import type { TextTarget } from "./text-target.ts";

/** Replaces what the browser would paste, if more than plain text is pasted. `say` reports what was left out. */
export function pasteInto(
  event: ClipboardEvent,
  target: TextTarget,
  { isVisual, say }: { isVisual: boolean; say: (leftOut: LeftOut) => void },
): void {
  const html = event.clipboardData.getData("text/html");
  const plain = event.clipboardData.getData("text/plain");
  const type = (insert: string) => {
    const { start: from, end: to } = target.selection();
    const end = from + insert.length;
    target.apply({ from, to, insert, selectFrom: end, selectTo: end });
  };
  const stop = () => {
    // The conversion takes time, so the browser is told first.
    event.preventDefault();
    event.stopPropagation();
  };
  const body = html ? parseHtml(withoutStyles(html)).body : undefined;
  if (body?.querySelector(meaningful)) {
    stop();
    // The converter may fail to load.
    void convert(body).then(
      ({ markdown, leftOut }) => {
        target.apply(insertPasted(target.selection(), markdown || plain));
        say(leftOut);
      },
      () => type(plain),
    );
  } else if (isVisual && /^(?:https?:\/\/|www\.)[^\s<>]+$/.test(plain.trim())) {
    const selection = target.selection();
    const chosen = selection.text.slice(selection.start, selection.end);
    // Inside the source of a link or picture, it is part of that.
    if (/[(<]$/.test(selection.text.slice(0, selection.start))) return;
    stop();
    if (chosen) target.apply(link(selection, completeLink(plain.trim()), chosen));
    else type(linkOfAddress(plain.trim()));
  } else if (html) {
    stop();
    type(plain);
  }
}

/** Markup that says more than the plain text does. Google Docs writes bold and italic as styles. */
const meaningful =
  "a[href],b,strong,i,em,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,table,img,[data-style*='mso-list'],[data-style*='font-weight:7'],[data-style*='font-style:italic']";

async function convert(body: HTMLElement) {
  const { htmlToMarkdown } = await import("./html-to-markdown.ts");
  return htmlToMarkdown(body);
}

/** The Content-Security-Policy would report styles even here. Word marks lists in them, so they are renamed. */
const withoutStyles = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>/gi, "").replace(/(<[^<>]*?\s)style(?=\s*=)/gi, "$1data-style");
