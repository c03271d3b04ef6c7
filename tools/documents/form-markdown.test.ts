import { expect, test } from "vitest";
import { formMarkdown } from "./form-markdown.ts";

test("turns a checkbox into a marked list item without brackets", () => {
  expect(formMarkdown.render("- [ ] Revoke it\n- Not a box")).toBe(
    '<ul>\n<li class="tick">Revoke it</li>\n<li>Not a box</li>\n</ul>\n',
  );
});

test("turns a row of underscores into a blank of that width, and escapes text", () => {
  expect(formMarkdown.render("Name <b>: ________")).toBe(
    '<p>Name &lt;b&gt;: <span class="blank" style="inline-size:8ch"></span></p>\n',
  );
});

test("turns --- into writing lines, and *** into a page break", () => {
  expect(formMarkdown.render("---\n\n***")).toBe(
    '<div class="writing-lines"></div><div class="new-page"></div>',
  );
});
