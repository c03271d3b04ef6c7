import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { privacyPolicy } from "../../words/en/legal/privacy-policy.ts";
import { renderedDocument } from "./rendered-document.server.ts";

export async function loader({ context }: LoaderArgs) {
  const { content, enquiries } = context.get(siteContext);
  return renderedDocument(privacyPolicy(enquiries.terms.keptMonths, await content.organisation()));
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData);

export default function PrivacyPolicy() {
  const loaderData = useLoaderData<typeof loader>();
  return <DocumentPage {...loaderData} />;
}
