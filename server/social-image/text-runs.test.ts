import { describe, expect, it } from "vitest";
import { visualRuns } from "./text-runs.ts";

const fontFor = (grapheme: string) => {
  if (/\p{Script=Arabic}/u.test(grapheme)) return "arabic";
  return /[\p{L}\p{N}\p{P}\s]/u.test(grapheme) ? "latin" : undefined;
};
const textsOf = (text: string) => visualRuns(text, fontFor).map((run) => run.text);
const wordsOf = (runs: { text: string }[]) => runs.map((run) => run.text.trim()).filter(Boolean);

describe("visual runs", () => {
  it("keeps one script in one run", () => {
    expect(visualRuns("Secure AI", fontFor)).toEqual([
      { text: "Secure AI", font: "latin", rightToLeft: false },
    ]);
  });

  it("puts a Latin word in an Arabic line to its left when it comes later", () => {
    expect(textsOf("أمن AI")).toEqual(["AI", "أمن "]);
  });

  it("leaves digits in an Arabic line in their own order", () => {
    const runs = visualRuns("عام 2024 في", fontFor);
    expect(runs.map((run) => run.text)).toEqual(["في", " ", "2024", "عام "]);
    expect(runs.map((run) => run.rightToLeft)).toEqual([true, true, false, true]);
  });

  it("lets the full stop of an Arabic sentence follow the sentence", () => {
    expect(visualRuns("أمن.", fontFor)[0]).toEqual({ text: ".", font: "latin", rightToLeft: true });
  });

  it("turns an Arabic phrase in an English line, but not the line", () => {
    expect(textsOf("the أمن book")).toEqual(["the ", "أمن", " ", "book"]);
  });

  it.each([
    ["حجم الملف 2.5 GB فقط", ["فقط", "GB", "2.5", "حجم الملف"]],
    ["من 10-15 مشاركًا", ["مشاركًا", "15", "-", "10", "من"]],
  ])("orders what numbers stand with as Unicode says: %s", (text, expected) => {
    expect(wordsOf(visualRuns(text, fontFor))).toEqual(expected);
  });

  it("gives a line the direction of the text that it is part of", () => {
    expect(wordsOf(visualRuns("AI أمن", fontFor, true))).toEqual(["أمن", "AI"]);
  });

  it("leaves out what no font can show", () => {
    expect(textsOf("AI 🌍")).toEqual(["AI "]);
  });
});
