import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Terms of Service", description: "Terms of Service: a page of Secure AI Africa." });

export default function TermsOfService() {
  return <PageHeader title="Terms of Service" />;
}
