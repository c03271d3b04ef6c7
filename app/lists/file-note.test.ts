import { expect, test } from "vitest";
import { formatFileSize } from "../ui/format-file-size.ts";
import { wordsIn } from "../words/words.ts";
import { fileKind } from "./file-note.ts";

test.each([
  ["/files/plan.pdf", "PDF"],
  ["/files/Plan.PDF", "PDF"],
  ["/files/card.md", "Markdown text"],
  ["/files/lesson.docx", "Word document"],
  ["https://host.example/a.b/list.csv?v=2", "CSV table"],
  ["/files/archive.tar.gz", "GZ"],
  ["/files/nothing", ""],
])("%s is called %s", (address, kind) => {
  expect(fileKind(wordsIn("en"), address)).toBe(kind);
});

test.each([
  [1, "1 KB"],
  [84_210, "84 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [1_249_000, "1.2 MB"],
  [9_949_999, "9.9 MB"],
  [12_400_000, "12 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
