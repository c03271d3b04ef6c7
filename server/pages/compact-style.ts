/** Names that style sheets alone use: in a built page they are a letter. Those of colours stand in drawings too. */
const ownNames = [
  ...[
    "theme-change",
    "corner",
    "gutter",
    "target",
    "text-small",
    "text-large",
    "measure",
    "quick",
    "section",
  ],
  ...["heading-1", "heading-2", "heading-3", "header", "page", "ring", "font-text", "font-heading-fallback"],
];

/** Each module of styles opens its layer anew: this writes a layer once, with the rules of all in their order. */
export function compactStyle(style: string): string {
  const layers = new Map<string, string>();
  const around = style.replaceAll(
    /@layer (\w+)\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g,
    (_, layer, rules) => {
      layers.set(layer, (layers.get(layer) ?? "") + rules);
      return "";
    },
  );
  const whole = around + Array.from(layers, ([layer, rules]) => `@layer ${layer}{${rules}}`).join("");
  return ownNames.reduce(
    (text, name, index) =>
      text.replaceAll(new RegExp(`--${name}(?![\\w-])`, "g"), `--${(index + 10).toString(36)}`),
    whole,
  );
}
