import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Resources", description: "Resources: a page of Secure AI Africa." });

export default function Resources() {
  return <PageHeader title="Resources" />;
}
