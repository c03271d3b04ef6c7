import { expect, test } from "vitest";
import { parseStyles, usedStyles } from "./used-styles.ts";

const html = '<html class="x"><p class="one two" data-state="closed" hidden="">text</p></html>';

test.each([
  [".one{color:red}", ".one{color:red}"],
  [".other{color:red}", ""],
  ["p{color:red}", "p{color:red}"],
  [".one,.other{color:red}", ".one,.other{color:red}"],
  [".one .other{color:red}", ""],
  [
    ".dark .one:hover{color:red}.scripted .two{color:red}",
    ".dark .one:hover{color:red}.scripted .two{color:red}",
  ],
  ["@layer a,b;@layer a{.one{x:y}.other{x:y}}", "@layer a,b;@layer a{.one{x:y}}"],
  ["@layer a{@media (width>=1px){.other{x:y}}}p{x:y}", "p{x:y}"],
  ["@font-face{font-family:a;src:url(/a.woff2)}", "@font-face{font-family:a;src:url(/a.woff2)}"],
  ["@keyframes turn{to{rotate:1turn}}", ""],
  [
    ".one{animation:2s turn}@keyframes turn{0%{x:y}to{rotate:1turn}}",
    ".one{animation:2s turn}@keyframes turn{0%{x:y}to{rotate:1turn}}",
  ],
  [".other{animation:2s turn}@keyframes turn{to{rotate:1turn}}", ""],
  [".one[data-state=closed]{x:y}", ".one[data-state=closed]{x:y}"],
  ['.one[data-state="open"]{x:y}', ""],
  ["[data-state]{x:y}[hidden]{x:y}[data-other]{x:y}", "[data-state]{x:y}[hidden]{x:y}"],
  [".one[data-state^=cl]{x:y}", ".one[data-state^=cl]{x:y}"],
  [".one:not([data-other=yes]){x:y}", ".one:not([data-other=yes]){x:y}"],
  ["details[open]{x:y}", "details[open]{x:y}"],
  ['.one:after{content:"}.other{"}p{x:y}', '.one:after{content:"}.other{"}p{x:y}'],
  [".one{mask:url(data:image/svg+xml,{};)}.other{x:y}", ".one{mask:url(data:image/svg+xml,{};)}"],
  [":is(.one,.other)+.two{x:y}", ":is(.one,.other)+.two{x:y}"],
  [".one{& .other{x:y}color:red}", ".one{& .other{x:y}color:red}"],
])("%s", (css, expected) => {
  expect(usedStyles(parseStyles(css), html)).toBe(expected);
});
