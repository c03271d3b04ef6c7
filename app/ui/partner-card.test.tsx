import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageContext } from "./page-language.ts";
import { PartnerCard } from "./partner-card.tsx";

test("links in a partner's text keep the page's language", () => {
  const html = '<p><a href="/our-work">What we do</a></p>';
  const card = renderToStaticMarkup(
    <LanguageContext value="fr">
      <PartnerCard name="A partner" html={html} logo={null} />
    </LanguageContext>,
  );
  expect(card).toContain('href="/fr/our-work"');
});
