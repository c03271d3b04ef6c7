import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "History", description: "History: a page of Secure AI Africa." });

export default function History() {
  return <PageHeader title="History" />;
}
