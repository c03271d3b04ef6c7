import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Project", description: "Project: a page of Secure AI Africa." });

export default function Project() {
  return <PageHeader title="Project" />;
}
