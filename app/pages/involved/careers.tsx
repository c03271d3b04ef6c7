import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Careers", description: "Careers: a page of Secure AI Africa." });

export default function Careers() {
  return <PageHeader title="Careers" />;
}
