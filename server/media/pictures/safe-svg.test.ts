import { expect, test } from "vitest";
import { isSafeSvg, maxSvgBytes } from "./safe-svg.ts";

const drawing = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

test.each([
  ["shapes", "<path d='M0 0h9v9z' fill='#0a0'/>"],
  ["gradients", "<linearGradient id='a'/><rect fill='url(#a)'/><use href='#a'/><use xlink:href = '#b'/>"],
  ["styles", "<style>.a { fill: url( '#a' ) }</style>"],
])("accepts %s", (_, content) => {
  expect(isSafeSvg(drawing(content))).toBe(true);
});

test.each([
  ["a script", "<script>1</script>"],
  ["a script with a prefix", "<svg:script>1</svg:script>"],
  ["a page", "<foreignObject><p/></foreignObject>"],
  ["an event", "<rect\nonload = '1'/>"],
  ["a file of the server", "<image href='file:///etc/passwd'/>"],
  ["a reference to another file", '<use href="other.svg#a"/>'],
  ["a reference without quotes", "<use xlink:href=//example.org/a#b />"],
  ["a fill from elsewhere", "<rect fill=\"url( 'http://example.org/#a')\"/>"],
  ["a style sheet", "<style>@import 'a.css'</style>"],
  ["an included file", "<xi:include href='/etc/passwd'/>"],
  ["a hidden reference", "<use href='&#47;etc/passwd'/>"],
  ["an entity within", "<!ENTITY a 'b'>"],
])("refuses %s", (_, content) => {
  expect(isSafeSvg(drawing(content))).toBe(false);
});

test("refuses document types, style sheets, other encodings and long files", () => {
  const before = (text: string) => Buffer.concat([Buffer.from(text), drawing("")]);
  expect(isSafeSvg(before('<?xml version="1.0" encoding="UTF-8"?>'))).toBe(true);
  expect(isSafeSvg(before('<!DOCTYPE svg SYSTEM "http://example.org/a.dtd">'))).toBe(false);
  expect(isSafeSvg(before('<?xml-stylesheet href="a.css"?>'))).toBe(false);
  expect(isSafeSvg(before('<?xml version="1.0" encoding="UTF-7"?>'))).toBe(false);
  expect(isSafeSvg(Buffer.from(drawing("").toString("utf8"), "utf16le"))).toBe(false);
  expect(isSafeSvg(drawing("a".repeat(maxSvgBytes)))).toBe(false);
});
