import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** What React Router calls with a sentence for developers, and which argument that is. */
const sentenceAt: Record<string, number> = {
  invariant: 1,
  warning: 1,
  warnOnce: 1,
  warningOnce: 2,
  Error: 0,
};

/**
 * Takes React Router's advice to developers out of what visitors download: 2 KB of every first visit, for
 * sentences nobody reads there. While developing they are all said.
 */
export function withoutMessages(): Plugin {
  return {
    name: "without-messages",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code) {
        const sentences: Node[] = [];
        visit(this.parse(code) as unknown as Node, (node) => {
          if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
          const position = sentenceAt[(node.callee as { name?: string }).name ?? ""] ?? -1;
          const sentence = (node.arguments as Node[])[position];
          if (sentence && /Literal$/.test(sentence.type)) sentences.push(sentence);
        });
        // From the end, so that the places of those before stay right.
        return sentences
          .sort((a, b) => b.start - a.start)
          .reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code);
      },
    },
  };
}

function visit(value: unknown, found: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, found);
  else if (value && typeof value === "object") {
    if ("type" in value) found(value as Node);
    for (const each of Object.values(value)) visit(each, found);
  }
}
