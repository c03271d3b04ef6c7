import { expect, test } from "vitest";
import { transcriptOf } from "./transcript.ts";

test("joins the words of captions, and starts a paragraph at a pause and at a new speaker", () => {
  const captions = `\ufeffWEBVTT - The talk

NOTE A comment is not spoken.

STYLE
::cue { color: red }

intro
00:01.000 --> 00:03.000 align:start
<v Ama>Good <i>morning</i>,
everyone.

00:03.000 --> 00:05.000
<v Ama>Q&amp;A comes later.

00:09.000 --> 00:11.000
<v Ama>After a pause.

01:00:11.000 --> 01:00:12.000
<v.loud Kofi Mensah>2 &lt; 3<00:00:11.500> is true.
`;
  const expected = [
    "Ama: Good morning, everyone. Q&A comes later.",
    "After a pause.",
    "Kofi Mensah: 2 < 3 is true.",
  ];
  expect(transcriptOf(captions)).toEqual(expected);
  expect(transcriptOf(captions.replaceAll("\n", "\r\n"))).toEqual(expected);
});

test.each([
  "",
  "WEBVTT",
  "WEBVTT\n\nHello",
  "WEBVTT\n\n1 --> 2\nHello",
  "WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>",
])("has no words without a timed cue: %j", (captions) => expect(transcriptOf(captions)).toEqual([]));
