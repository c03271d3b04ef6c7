import { pageMeta } from "../../page-meta.ts";
import { DocumentPage } from "../../ui/document-page.tsx";
import { termsOfService } from "../../words/en/legal/terms-of-service.ts";
import type { Route } from "./+types/terms-of-service";
import { renderedDocument } from "./rendered-document.server.ts";

export const loader = () => renderedDocument(termsOfService);

export const meta: Route.MetaFunction = (page) => pageMeta(page, page.loaderData);

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
