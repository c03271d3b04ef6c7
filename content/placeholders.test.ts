import { expect, test } from "vitest";
import { fillPlaceholders, fillWords } from "./placeholders.ts";

const values = { name: "Secure AI Africa", email: "us@example.org", retention: "24 months" };

test("known values are filled in, other braces stay", () => {
  expect(fillPlaceholders("{name} keeps messages for {retention}.", values)).toBe(
    "Secure AI Africa keeps messages for 24 months.",
  );
  expect(fillPlaceholders("{nothing} { name } {toString} {", values)).toBe("{nothing} { name } {toString} {");
  expect(fillPlaceholders("{{name}}", values)).toBe("{Secure AI Africa}");
});

test("a value is text and nothing more: braces and signs in it are not read", () => {
  expect(fillPlaceholders("{name}", { name: "{email} $& $1" })).toBe("{email} $& $1");
});

test("a paragraph that names an unset value is left out, the others stay as they are", () => {
  expect(fillPlaceholders("One {name}.\n\nTwo\n{phone}.\n\n\nThree.", values)).toBe(
    "One Secure AI Africa.\n\nThree.",
  );
  expect(fillPlaceholders("One.\n\nTwo {phone}.\n", values)).toBe("One.");
  expect(fillPlaceholders("Call {phone}.", values)).toBe("");
  expect(fillPlaceholders("Call {phone}.", { phone: "" })).toBe("");
});

test("a list item that names an unset value is left out alone", () => {
  const ways =
    "Reach us:\n\n- with the form\n- by telephone: {phone},\n  in the morning\n- by e-mail: {email}\n\nThanks.";
  expect(fillPlaceholders(ways, values)).toBe(
    "Reach us:\n\n- with the form\n- by e-mail: us@example.org\n\nThanks.",
  );
  expect(fillPlaceholders("- with the form\n- by telephone: {phone}\n\nThanks.", values)).toBe(
    "- with the form\n\nThanks.",
  );
  expect(fillPlaceholders("Reach us:\n1. {phone}\n2. {email}", values)).toBe("Reach us:\n2. us@example.org");
});

// If the work grew with the square of the length, these would take minutes.
test.each([`{name}${"\n".repeat(200_000)}{`, "{".repeat(200_000), `{${"a".repeat(200_000)}`])(
  "a very long text is filled in soon (case %#)",
  (text) => {
    expect(fillPlaceholders(text, { name: "{name}" })).toBe(text);
  },
);

test("an entry of a page that loses a text is left out whole", () => {
  const words = {
    title: "About {name}",
    ways: {
      heading: "Reach us",
      items: [
        { id: "form", title: "Form", text: "Any time.", note: "" },
        { id: "phone", title: "Telephone", text: "Call {phone}.", note: "" },
        {
          id: "mail",
          title: "Mail",
          text: "Write.\n\nOr call {phone}.",
          link: { label: "Mail", to: "mailto:{email}" },
        },
        { id: "call", title: "Call", text: "Now.", link: { label: "Call", to: "tel:{dialled}" } },
      ],
    },
  };
  expect(fillWords(words, values)).toEqual({
    title: "About Secure AI Africa",
    ways: {
      heading: "Reach us",
      items: [
        { id: "form", title: "Form", text: "Any time.", note: "" },
        { id: "mail", title: "Mail", text: "Write.", link: { label: "Mail", to: "mailto:us@example.org" } },
      ],
    },
  });
});
