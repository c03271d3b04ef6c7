import { pageMeta } from "../../page-meta.ts";
import { siteContext } from "../../site.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { privacyPolicy } from "../../words/en/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  renderedDocument(privacyPolicy(context.get(siteContext).enquiries.terms.keptMonths));

export const meta: Route.MetaFunction = (page) => pageMeta(page, page.loaderData);

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
