import { expect, test } from "vitest";
import { drawingAt } from "./page-art.tsx";

test("a section has a drawing, which pages below it do not repeat", () => {
  expect(drawingAt("/about")).toBe("compass");
  expect(drawingAt("/about/history")).toBe("years");
  expect(drawingAt("/about/people")).toBeUndefined();
  expect(drawingAt("/get-involved")).toBe("knot");
  expect(drawingAt("/donate")).toBe("gathered");
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
