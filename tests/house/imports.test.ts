/** Who may import whom. A newcomer who breaks a rule is told which, and where. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

/** Each room, and the rooms it may use besides itself. The first that fits a path is its room. */
const rooms: Record<string, { is: RegExp; mayUse: string[] }> = {
  page: {
    is: /^app\/(?:pages|feeds)\//,
    mayUse: ["part", "island", "shell", "ui", "art", "words", "server", "content", "organisation"],
  },
  /** What runs in the browser at the desk, apart from its pages: nothing of the server is in it. */
  deskBrowser: {
    is: /^app\/desk\/(?:(?:browser|islands|editor|uploader|ui)\/|hydrate\.tsx|island-registry\.ts)/,
    mayUse: ["island", "ui", "content", "organisation", "texts"],
  },
  desk: {
    is: /^app\/desk\//,
    mayUse: ["deskBrowser", "part", "ui", "art", "words", "server", "content", "texts", "organisation"],
  },
  /** It knows the islands by their address alone, so that nothing of them comes before it is needed. */
  browser: { is: /^app\/browser\//, mayUse: ["art", "organisation"] },
  island: { is: /^app\/(?:islands\/|island-registry\.ts)/, mayUse: ["part", "ui"] },
  ui: { is: /^app\/ui\//, mayUse: ["organisation"] },
  art: { is: /^app\/art\//, mayUse: [] },
  words: { is: /^app\/words\//, mayUse: ["content", "organisation"] },
  shell: { is: /^app\/shell\//, mayUse: ["part", "ui", "art", "words", "organisation", "routes"] },
  root: {
    is: /^app\/(?:root\.tsx|entry\.|rendering\/route-objects|metadata\/head\.)/,
    mayUse: ["page", "part", "shell", "ui", "art", "words", "server", "content", "organisation", "routes"],
  },
  /** The table of addresses, which names files and imports none. */
  routes: { is: /^app\/routes\.ts$/, mayUse: ["content"] },
  part: {
    is: /^app\//,
    mayUse: ["island", "ui", "art", "words", "server", "content", "organisation", "routes"],
  },
  /** Of the app it knows the words, in which it writes to visitors, and which addresses are taken. */
  server: { is: /^server\//, mayUse: ["words", "routes", "content", "texts", "organisation"] },
  /** How texts are compared and merged, on the server and in the desk's browser. */
  texts: { is: /^texts\//, mayUse: [] },
  /** What is published: each kind described once. */
  content: { is: /^content\//, mayUse: ["organisation"] },
  /** What every room may know of. */
  organisation: { is: /^(?:organisation|languages)\.ts$/, mayUse: [] },
};

const roomOf = (path: string) => Object.entries(rooms).find(([, { is }]) => is.test(path))?.[0];

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

test("the rules see the imports they are about", () => {
  expect(imports).toContainEqual({ from: "app/root.tsx", to: "app/shell/shell.tsx" });
  expect(imports.length).toBeGreaterThan(50);
});

test("each room uses only the rooms below it", () => {
  const broken = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return !room || !other || (room !== other && !rooms[room]?.mayUse.includes(other));
  });
  expect(broken.filter(({ to }) => !/\.css$/.test(to))).toEqual([]);
});

test("no page uses a page of another section", () => {
  const section = (path: string) => /^app\/pages\/([^/]+)\//.exec(path)?.[1];
  const broken = imports.filter(
    ({ from, to }) => section(from) && section(to) && section(from) !== section(to),
  );
  expect(broken).toEqual([]);
});

test("what serves HTTP knows nothing of pages", () => {
  const broken = imports.filter(
    ({ from, to }) => /^server\/http\//.test(from) && /^server\/pages\//.test(to),
  );
  expect(broken).toEqual([]);
});

/** The shortest circle of imports through each file, from its first file in the alphabet back to it; each once. */
function circlesIn(edges: Import[]): string[] {
  const importedBy = Map.groupBy(edges, ({ from }) => from);
  const circleThrough = (file: string): string[] | undefined => {
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
  const fromFirst = (circle: string[]) => {
    const start = circle.indexOf(circle.toSorted()[0] ?? "");
    return [...circle.slice(start), ...circle.slice(0, start + 1)].join(" → ");
  };
  const circles = [...importedBy.keys()].map(circleThrough).filter((circle) => circle !== undefined);
  return [...new Set(circles.map(fromFirst))].toSorted();
}

test("a circle of imports is found, whichever of its files comes first", () => {
  const edges = [
    { from: "b", to: "c" },
    { from: "a", to: "b" },
    { from: "c", to: "a" },
    { from: "c", to: "d" },
    { from: "e", to: "e" },
  ];
  expect(circlesIn(edges)).toEqual(["a → b → c → a", "e → e"]);
});

test("no files import each other in a circle, not even for types", () => {
  expect(circlesIn(imports)).toEqual([]);
});

/** Every folder that holds the file, from the outermost in; without app/ and server/ as wholes, which are rooms. */
function foldersOf(path: string): string[] {
  const names = dirname(path).split("/");
  return names.map((_, depth) => names.slice(0, depth + 1).join("/")).slice(1);
}

/** Pairs of folders that import each other. A folder inside another is part of it. */
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

test("two folders that import each other are found, however deep the files lie", () => {
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
