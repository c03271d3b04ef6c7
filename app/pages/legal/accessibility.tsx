import { pageMeta } from "../../page-meta.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { accessibilityStatement } from "../../words/en/legal/accessibility.ts";
import type { Route } from "./+types/accessibility";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = () => renderedDocument(accessibilityStatement);

export const meta: Route.MetaFunction = (page) => pageMeta(page, page.loaderData);

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
