import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Support", description: "Support: a page of Secure AI Africa." });

export default function Support() {
  return <PageHeader title="Support" />;
}
