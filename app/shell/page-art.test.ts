import { expect, test } from "vitest";
import { drawingAt } from "./page-art.tsx";

test("a page has the drawing of its section", () => {
  expect(drawingAt("/about")).toBe("compass");
  expect(drawingAt("/about/history")).toBe("compass");
  expect(drawingAt("/donate")).toBe("knot");
  expect(drawingAt("/our-work")).toBe("loom");
});

test("a page outside the sections has the border, a missing page the missing stitch", () => {
  expect(drawingAt("/privacy-policy")).toBe("border");
  expect(drawingAt("/sitemap")).toBe("border");
  expect(drawingAt("*")).toBe("missing");
});

test("Home and records have no drawing, because they have a map and a cover", () => {
  expect(drawingAt("/")).toBeUndefined();
  expect(drawingAt("/news/:id")).toBeUndefined();
});
