import { expect, test } from "vitest";
import { formMarkdown } from "./form-markdown.ts";

test("a box to tick is a marked list item, without the brackets", () => {
  expect(formMarkdown.render("- [ ] Revoke it\n- Not a box")).toBe(
    '<ul>\n<li class="tick">Revoke it</li>\n<li>Not a box</li>\n</ul>\n',
  );
});

test("a row of underscores is a blank of that width, and text stays text", () => {
  expect(formMarkdown.render("Name <b>: ________")).toBe(
    '<p>Name &lt;b&gt;: <span class="blank" style="inline-size:8ch"></span></p>\n',
  );
});

test("--- is lines to write on, *** a new page", () => {
  expect(formMarkdown.render("---\n\n***")).toBe(
    '<div class="writing-lines"></div><div class="new-page"></div>',
  );
});
