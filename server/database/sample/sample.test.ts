import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markdown } from "../../content/markdown.ts";

test("the file compiles", () => expect(markdown).toBeDefined());
