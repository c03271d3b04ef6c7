import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { termsOfService } from "../../words/en/legal/terms-of-service.ts";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = async ({ context }: LoaderArgs) =>
  renderedDocument(termsOfService(await context.get(siteContext).content.organisation()));

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData);

export default function TermsOfService() {
  const loaderData = useLoaderData<typeof loader>();
  return <DocumentPage {...loaderData} />;
}
