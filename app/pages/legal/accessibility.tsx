import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { accessibilityStatement } from "../../words/en/legal/accessibility.ts";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = async ({ context }: LoaderArgs) =>
  renderedDocument(accessibilityStatement(await context.get(siteContext).content.organisation()));

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData);

export default function Accessibility() {
  const loaderData = useLoaderData<typeof loader>();
  return <DocumentPage {...loaderData} />;
}
