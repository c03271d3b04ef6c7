import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Resource", description: "Resource: a page of Secure AI Africa." });

export default function Resource() {
  return <PageHeader title="Resource" />;
}
