import { expect, test } from "vitest";
import type { MediaItem } from "../../../server/media/media-types.ts";
import { deskWordsIn } from "../../words/desk-words.ts";
import { checkUpload } from "./check-upload.ts";

const id = "0123456789abcdef0123";
const ready: MediaItem = {
  ...{ id, kind: "picture", name: "lake.jpg", type: "image/webp", bytes: 1, width: 800, height: 600 },
  ...{ copy: "0a1b2c3d", isReplaced: false, translations: {} },
  ...{ alt: "A lake", decorative: false, caption: "", credit: "", focus: { x: 50, y: 50 } },
  ...{
    state: "ready",
    problem: null,
    uploadedBy: { id: null, name: "Ada" },
    createdAt: "2026-11-16T00:00:00.000Z",
  },
};
const checked = (changes: Partial<MediaItem>, { kilobytes = 40, ofRecord = true } = {}) =>
  checkUpload(
    { find: async () => ({ ...ready, ...changes }) },
    {
      address: `/media/${id}`,
      offered: {
        ...{ address: `/media/${id}`, width: 800, height: 600, widths: [320, 640, 800] },
        lowData: { width: 640, kilobytes },
      },
      ofRecord,
    },
    { language: "en", words: deskWordsIn("en") },
  );

test("accepts a picture that is ready and described", async () => {
  expect(await checked({})).toEqual([]);
  expect(await checked({ alt: "", decorative: true })).toEqual([]);
});

test("reports a picture that is being prepared, has failed, lacks a description or is heavy", async () => {
  expect(await checked({ state: "encoding" })).toEqual([expect.stringContaining("being prepared")]);
  expect(await checked({ state: "failed", problem: "It is damaged." })).toEqual([
    "The picture lake.jpg cannot be shown: It is damaged.",
  ]);
  expect(await checked({ alt: "" })).toEqual([expect.stringContaining("no alternative text yet")]);
  // A picture in a text has its alternative text in the text.
  expect(await checked({ alt: "" }, { ofRecord: false })).toEqual([]);
  expect(await checked({}, { kilobytes: 201 })).toEqual([expect.stringContaining("heavy: 201 KB")]);
});
