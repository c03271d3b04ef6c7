import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { filesBelow } from "../build/build-files.ts";

export type Noted = {
  /** By the key of a sentence. */
  comments: Map<string, string>;
  /** By the start of its keys: "lists", "desk.account". */
  files: Map<string, string>;
};

/** The comments on sentences in the English modules: they help translators. */
export function notedInEnglish(): Noted {
  const noted: Noted = { comments: new Map(), files: new Map() };
  for (const file of filesBelow("app/words/en")) {
    const start = file.startsWith("app/words/en/desk/") ? ["desk"] : [];
    const source = readFileSync(file, "utf8");
    const { program, comments } = parseSync(file, source);
    const above = (node: ESTree.Node) =>
      comments.find(({ end }) => end <= node.start && /^\s*$/.test(source.slice(end, node.start)));
    const note = (node: ESTree.Node, place: string[]) => {
      const comment = above(node);
      const text = comment?.value.replaceAll(/^[\s*]+|\s*\n[\s*]*/g, " ").trim();
      if (text) noted.comments.set(place.join("."), text);
    };
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration") continue;
      if (statement.declaration?.type !== "VariableDeclaration") continue;
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type !== "Identifier" || !init) continue;
        const place = [...start, id.name];
        noted.files.set(place.join("."), file);
        note(statement, place);
        walk(init, place, note);
      }
    }
  }
  return noted;
}

function walk(node: ESTree.Node, place: string[], note: (node: ESTree.Node, place: string[]) => void): void {
  if (node.type === "TSSatisfiesExpression") walk(node.expression, place, note);
  if (node.type === "ArrayExpression")
    for (const [index, element] of node.elements.entries()) {
      if (!element) continue;
      const own = [...place, String(index)];
      note(element, own);
      walk(element, own, note);
    }
  if (node.type !== "ObjectExpression") return;
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const { key, value } = property;
    const name =
      key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    if (name === undefined) continue;
    note(property, [...place, name]);
    walk(value, [...place, name], note);
  }
}
