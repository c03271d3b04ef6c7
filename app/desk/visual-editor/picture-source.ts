/** `![description](/address "caption")` */
export type Picture = { alt: string; address: string; caption: string };

export function pictureOf(source: string): Picture {
  const [, alt = "", address = "", caption = ""] =
    /^!\[(.*)\]\(\s*<?([^\s>)]*)>?(?:\s+["'(]([\s\S]*)["')])?\s*\)$/s.exec(source) ?? [];
  return { alt: plain(alt), address, caption: plain(caption) };
}

const plain = (text: string) =>
  text.replace(/\\([\\[\]"'()*_`])/g, "$1").replace(/\]\{lang=[\w-]+\}|^\[/g, "");
