import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ForeignText } from "./foreign-text.tsx";

const shown = (children: string, lang = "en") =>
  renderToStaticMarkup(createElement(ForeignText, { lang, children }));

test("marks a whole text in another language", () => {
  expect(shown("Atelier", "fr")).toBe('<span lang="fr">Atelier</span>');
  expect(shown("ሰላም", "ti")).toBe('<span lang="ti">ሰላም</span>');
});

test("marks runs of another script within an English text", () => {
  expect(shown("A plain title")).toBe("A plain title");
  expect(shown("In Arabic: ورشة اختبار, and አማርኛ ነው!")).toBe(
    'In Arabic: <span lang="ar">ورشة اختبار</span>, and <span lang="am">አማርኛ ነው</span>!',
  );
  expect(shown("ورشة ورشة A ورشة")).toBe('<span lang="ar">ورشة ورشة</span> A <span lang="ar">ورشة</span>');
});
