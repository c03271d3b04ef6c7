/** The words of a table's cell with their formatting. */
import { markdownParser } from "./markdown-language.ts";

const elements: Record<string, string> = {
  StrongEmphasis: "strong",
  Emphasis: "em",
  Strikethrough: "s",
  InlineCode: "code",
  Link: "u",
};
const unseen = /Mark$|^(?:URL|LinkTitle|LinkLabel)$/;

export function formatted(text: string): DocumentFragment {
  const whole = document.createDocumentFragment();
  const parents: Node[] = [whole];
  let done = 0;
  const write = (to: number) => {
    if (to > done) parents.at(-1)?.appendChild(document.createTextNode(text.slice(done, to)));
    done = Math.max(done, to);
  };
  markdownParser.parse(text).iterate({
    enter({ name, from, to }) {
      write(from);
      if (unseen.test(name)) done = Math.max(done, to);
      const element = elements[name];
      if (element) parents.push(document.createElement(element));
    },
    leave({ name, to }) {
      write(to);
      const element = elements[name] && parents.pop();
      if (element) parents.at(-1)?.appendChild(element);
    },
  });
  write(text.length);
  return whole;
}
