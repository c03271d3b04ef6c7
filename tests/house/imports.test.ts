/** Which parts of the code may import which. A failure names the rule and the file. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

/** Each area of the code, and the areas it may import. A path belongs to the first area whose pattern matches. */
const areas: Record<string, { is: RegExp; mayUse: string[] }> = {
  page: {
    is: /^app\/(?:pages|feeds)\//,
    mayUse: ["part", "offline", "island", "shell", "ui", "art", "words", "server", "content", "organisation"],
  },
  /** The desk's browser code, apart from its pages: it contains no server code. */
  deskBrowser: {
    is: /^app\/desk\/(?:(?:attendance|browser|islands|editor|visual-editor|uploader|ui)\/|hydrate\.tsx|island-registry\.ts)/,
    mayUse: ["island", "offline", "ui", "content", "organisation", "texts"],
  },
  desk: {
    is: /^app\/desk\//,
    mayUse: ["deskBrowser", "part", "ui", "art", "words", "server", "content", "texts", "organisation"],
  },
  /** Knows the islands only by address, so that none of their code loads early. */
  browser: { is: /^app\/browser\//, mayUse: ["art", "offline", "organisation"] },
  /** What is kept on the device. */
  offline: { is: /^app\/offline\/[\w-]+\.ts$/, mayUse: ["ui", "words", "organisation"] },
  island: { is: /^app\/(?:islands\/|island-registry\.ts)/, mayUse: ["part", "ui"] },
  ui: { is: /^app\/ui\//, mayUse: ["organisation"] },
  art: { is: /^app\/art\//, mayUse: [] },
  words: { is: /^app\/words\//, mayUse: ["content", "organisation"] },
  shell: { is: /^app\/shell\//, mayUse: ["part", "ui", "art", "words", "organisation", "routes"] },
  root: {
    is: /^app\/(?:root\.tsx|entry\.|rendering\/route-objects|metadata\/head\.)/,
    mayUse: ["page", "part", "shell", "ui", "art", "words", "server", "content", "organisation", "routes"],
  },
  /** The table of addresses, which names files but imports none. */
  routes: { is: /^app\/routes\.ts$/, mayUse: ["content"] },
  part: {
    is: /^app\//,
    mayUse: ["island", "offline", "ui", "art", "words", "server", "content", "organisation", "routes"],
  },
  /** From the app, the server uses only the words it writes to visitors and the list of reserved addresses. */
  server: { is: /^server\//, mayUse: ["words", "routes", "content", "texts", "organisation"] },
  /** Compares and merges texts, on the server and in the desk's browser. */
  texts: { is: /^texts\//, mayUse: [] },
  /** The kinds of content, each described once. */
  content: { is: /^content\//, mayUse: ["organisation"] },
  /** Available to every area. */
  organisation: { is: /^(?:organisation|languages|root-folder)\.ts$/, mayUse: [] },
};

const areaOf = (path: string) => Object.entries(areas).find(([, { is }]) => is.test(path))?.[0];

type Import = { from: string; to: string };

const imports: Import[] = ["app", "server", "content", "texts"]
  .flatMap(filesBelow)
  .filter((path) => /(?<!\.test|\.generated)\.tsx?$/.test(path))
  .flatMap((from) => importsOf(from).map((to) => ({ from, to })));

function importsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  return [...module.staticImports, ...module.staticExports.flatMap((statement) => statement.entries)]
    .map((entry) => entry.moduleRequest?.value)
    .filter((specifier): specifier is string => specifier?.startsWith(".") ?? false)
    .map((specifier) => relative(".", join(dirname(path), specifier)));
}

test("the rules find the imports they check", () => {
  expect(imports).toContainEqual({ from: "app/root.tsx", to: "app/shell/shell.tsx" });
  expect(imports.length).toBeGreaterThan(50);
});

test("each area imports only the areas it may use", () => {
  const broken = imports.filter(({ from, to }) => {
    const [area, other] = [areaOf(from), areaOf(to)];
    // It has only types, so it brings no words into the browser.
    if (area === "deskBrowser" && to === "app/words/translation.ts") return false;
    return !area || !other || (area !== other && !areas[area]?.mayUse.includes(other));
  });
  expect(broken.filter(({ to }) => !/\.css$/.test(to))).toEqual([]);
});

test("no page imports a page of another section", () => {
  const section = (path: string) => /^app\/pages\/([^/]+)\//.exec(path)?.[1];
  const broken = imports.filter(
    ({ from, to }) => section(from) && section(to) && section(from) !== section(to),
  );
  expect(broken).toEqual([]);
});

test("HTTP code does not import pages", () => {
  const broken = imports.filter(
    ({ from, to }) => /^server\/http\//.test(from) && /^server\/pages\//.test(to),
  );
  expect(broken).toEqual([]);
});

/** The shortest import cycle through each file, starting at its alphabetically first file; each listed once. */
function cyclesIn(edges: Import[]): string[] {
  const importedBy = Map.groupBy(edges, ({ from }) => from);
  const cycleThrough = (file: string): string[] | undefined => {
    const paths = [[file]];
    const seen = new Set<string>();
    for (const path of paths) {
      for (const { to } of importedBy.get(path.at(-1) ?? "") ?? []) {
        if (to === file) return path;
        if (!seen.has(to)) paths.push([...path, to]);
        seen.add(to);
      }
    }
    return undefined;
  };
  const fromFirst = (cycle: string[]) => {
    const start = cycle.indexOf(cycle.toSorted()[0] ?? "");
    return [...cycle.slice(start), ...cycle.slice(0, start + 1)].join(" → ");
  };
  const cycles = [...importedBy.keys()].map(cycleThrough).filter((cycle) => cycle !== undefined);
  return [...new Set(cycles.map(fromFirst))].toSorted();
}

test("an import cycle is found, whichever file comes first", () => {
  const edges = [
    { from: "b", to: "c" },
    { from: "a", to: "b" },
    { from: "c", to: "a" },
    { from: "c", to: "d" },
    { from: "e", to: "e" },
  ];
  expect(cyclesIn(edges)).toEqual(["a → b → c → a", "e → e"]);
});

test("no files import each other in a cycle, not even for types", () => {
  expect(cyclesIn(imports)).toEqual([]);
});

/** Every folder that contains the file, outermost first; without app/ and server/ themselves, which are areas. */
function foldersOf(path: string): string[] {
  const names = dirname(path).split("/");
  return names.map((_, depth) => names.slice(0, depth + 1).join("/")).slice(1);
}

/** Pairs of folders that import each other. A nested folder belongs to its parent. */
function mutualFolders(edges: Import[]): string[] {
  const uses = new Set(
    edges.flatMap(({ from, to }) => {
      const outside = (folders: string[], other: string) =>
        folders.filter((folder) => !other.startsWith(`${folder}/`));
      const users = outside(foldersOf(from), to);
      return users.flatMap((user) => outside(foldersOf(to), from).map((used) => `${user} ↔ ${used}`));
    }),
  );
  const reversed = (pair: string) => pair.split(" ↔ ").reverse().join(" ↔ ");
  return [...uses].filter((pair) => pair < reversed(pair) && uses.has(reversed(pair))).toSorted();
}

test("two folders that import each other are found at any depth", () => {
  const edges = [
    { from: "server/a/x.ts", to: "server/b/deep/y.ts" },
    { from: "server/b/z.ts", to: "server/a/w.ts" },
    { from: "server/a/inner/v.ts", to: "server/a/w.ts" },
    { from: "server/a/w.ts", to: "server/a/inner/v.ts" },
  ];
  expect(mutualFolders(edges)).toEqual(["server/a ↔ server/b"]);
});

test("no two folders import each other", () => {
  expect(mutualFolders(imports)).toEqual([]);
});
