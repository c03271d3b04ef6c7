import { expect, test } from "vitest";
import { drawingAt } from "./page-art.tsx";

test("a page has the drawing of its section", () => {
  expect(drawingAt("/about")).toBe("compass");
  expect(drawingAt("/about/history")).toBe("compass");
  expect(drawingAt("/donate")).toBe("knot");
  expect(drawingAt("/our-work")).toBe("loom");
});

test("a page of no section has the border, an address without a page the missing stitch", () => {
  expect(drawingAt("/privacy-policy")).toBe("border");
  expect(drawingAt("/sitemap")).toBe("border");
  expect(drawingAt("*")).toBe("missing");
});

test("Home has its map and a record its cover: neither has another drawing", () => {
  expect(drawingAt("/")).toBeUndefined();
  expect(drawingAt("/news/:id")).toBeUndefined();
});
