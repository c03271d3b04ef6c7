import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Our Work", description: "Our Work: a page of Secure AI Africa." });

export default function Projects() {
  return <PageHeader title="Our Work" />;
}
