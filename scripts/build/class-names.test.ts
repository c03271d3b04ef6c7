import { join } from "node:path";
import { expect, test } from "vitest";
import { readableClassNames, shortClassNames } from "./class-names.ts";

const app = join(import.meta.dirname, "../../app");
const button = join(app, "ui/button.module.css");
const field = join(app, "ui/field.module.css");

test("every class has its own short name, the same in each build", () => {
  const nameOf = shortClassNames(app);
  const names = [nameOf("button", button), nameOf("primary", button), nameOf("hint", field)];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^_[0-9a-z]{1,2}$/);
  expect(shortClassNames(app)("hint", field)).toBe(nameOf("hint", field));
});

test("refuses a class that is not in the file", () => {
  expect(() => shortClassNames(app)("no-such-class", button)).toThrow("no-such-class");
});

test("in development a class is named after its file, however the file is requested", () => {
  const nameOf = readableClassNames(app);
  expect(nameOf("primary", button)).toBe("ui-button_primary");
  expect(nameOf("primary", `${button}?inline`)).toBe("ui-button_primary");
});
