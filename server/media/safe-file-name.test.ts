import { expect, test } from "vitest";
import { safeFileName } from "./safe-file-name.ts";

test.each([
  ["Annual report.pdf", "pdf", "Annual report.pdf"],
  ["invoice.pdf.exe", "pdf", "invoice.pdf.pdf"],
  ["C:\\Users\\Ada\\Rapport été.PDF", "pdf", "Rapport été.pdf"],
  ["../../etc/passwd", "pdf", "passwd.pdf"],
  ["report\u202Efdp.exe", "pdf", "reportfdp.pdf"],
  ['a"b\r\nSet-Cookie: c.docx', "docx", "a b Set-Cookie c.docx"],
  ["Report 2.1", "pdf", "Report 2.1.pdf"],
  ["ሪፖርት.pdf", "pdf", "ሪፖርት.pdf"],
  ["photo (1).jpeg", "jpg", "photo 1.jpg"],
  ["...", "pdf", "file.pdf"],
  ["", "pdf", "file.pdf"],
])("%j gets the extension of its type", (given, extension, name) => {
  expect(safeFileName(given, extension)).toBe(name);
});

test("shortens a long name between characters", () => {
  const name = safeFileName(`${"😀".repeat(200)}.pdf`, "pdf");
  expect([...name]).toHaveLength(100);
  expect(name.isWellFormed()).toBe(true);
});
