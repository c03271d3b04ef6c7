import { pageMeta } from "../../page-meta.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { privacyPolicy } from "../../words/en/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";
import { renderedDocument } from "./rendered-document.ts";

export const loader = () => renderedDocument(privacyPolicy);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
