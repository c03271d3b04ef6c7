import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Partnerships", description: "Partnerships: a page of Secure AI Africa." });

export default function Partnerships() {
  return <PageHeader title="Partnerships" />;
}
