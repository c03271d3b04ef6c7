import { expect, test } from "vitest";
import { languageCodes } from "../../languages.ts";
import { pageWords } from "../../tests/page-words.ts";
import { menuForm, shortName } from "./menu-row.ts";

const initial = (language: (typeof languageCodes)[number]) => {
  const { items, contact } = pageWords("menu", language);
  return {
    brand: pageWords("organisation", language).name,
    labels: items.map(({ label }) => label),
    contact: contact.label,
    hasMore: false,
  };
};

test.each(languageCodes)(
  "the initial menu fits in a row in %s, with whole names from 1024 px on",
  (language) => {
    expect(menuForm(initial(language))).toBe("row");
  },
);

const short = ["Home", "About", "Our Work", "News", "Press"];
const eight = (label: string) => Array.from({ length: 8 }, () => label);

test.each([
  [
    "long names go behind the button, because from 1024 px on they are never shortened",
    { labels: [...short, "Publications and reports", "AI Security training", "Events calendar 2027"] },
    "stacked",
  ],
  ["eight of them do so too", { labels: eight("Publications and reports") }, "stacked"],
  ["long names in a wide script go behind the button", { labels: eight("የኤአይ ደህንነት ሥልጠናዎች") }, "stacked"],
  ["names of wide letters go behind the button", { labels: eight("MWMWMWMWMWMW") }, "stacked"],
  ["so does a row with a very long button", { contact: "Contact us ".repeat(8) }, "stacked"],
  ["or a very long brand", { brand: "The Organisation with a Name of More than Fifty Letters" }, "stacked"],
  ["one entry leaves room for a long name", { labels: ["A name that is as long as this one"] }, "row"],
] as const)("%s", (_, change, form) => {
  expect(
    menuForm({
      ...initial("en"),
      ...change,
      labels: [...("labels" in change ? change.labels : initial("en").labels)],
    }),
  ).toBe(form);
});

test("shortens a name after eight characters, whatever the script", () => {
  expect(shortName("Our Work")).toBe("Our Work");
  expect(shortName("AI Security")).toBe("AI Secur…");
  expect(shortName("🌍🌍🌍🌍🌍🌍🌍🌍🌍")).toBe("🌍🌍🌍🌍🌍🌍🌍🌍…");
});
