import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { LegalPage } from "./legal-page.tsx";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = ({ context }: LoaderArgs) =>
  renderedDocument(context.get(siteContext), "privacy-policy");

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData);

export default function PrivacyPolicy() {
  return <LegalPage document={useLoaderData<typeof loader>()} path="/privacy-policy" />;
}
