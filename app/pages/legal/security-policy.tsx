import { useLoaderData } from "react-router";
import { escapeHtml } from "../../../server/mail/mail-text.ts";
import { destinationOf } from "../../../server/markdown/links.ts";
import type { Site } from "../../../server/site.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { thanksId } from "../../metadata/security-txt.ts";
import { pageWords } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { LegalPage } from "./legal-page.tsx";
import { renderedDocument } from "./rendered-document.server.ts";

export async function loader({ context }: LoaderArgs) {
  const site = context.get(siteContext);
  const document = await renderedDocument(site, "security-policy");
  return { ...document, sections: [...document.sections, ...(await thanksSection(site))] };
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData);

export default function SecurityPolicy() {
  return <LegalPage document={useLoaderData<typeof loader>()} path="/security-policy" />;
}

/** The people who reported something, once there are any. */
async function thanksSection(site: Site) {
  const { heading, text, names } = (await pageWords(site, "security-policy")).thanks;
  if (names.length === 0) return [];
  const items = names.map(({ name, to }) => {
    const shown = `<bdi>${escapeHtml(name)}</bdi>`;
    const isLinked = destinationOf(to) === "another site";
    return `<li>${isLinked ? `<a href="${escapeHtml(to)}" rel="nofollow">${shown}</a>` : shown}</li>`;
  });
  return [{ id: thanksId, heading, html: `<p>${escapeHtml(text)}</p><ul>${items.join("")}</ul>` }];
}
