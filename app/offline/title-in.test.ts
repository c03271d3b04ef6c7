import { expect, test } from "vitest";
import { titleIn } from "./title-in.ts";

test("the title of a page is shown without the name of the site", () => {
  expect(titleIn("<title>News &amp; views | Secure AI Africa</title>")).toBe("News &amp; views");
  expect(titleIn("<title>Secure AI Africa</title>")).toBe("Secure AI Africa");
  expect(titleIn("<p>")).toBe("");
});
