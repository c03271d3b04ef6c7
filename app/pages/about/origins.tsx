import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({
    title: "The Genesis of Innovation",
    description: "The Genesis of Innovation: a page of Secure AI Africa.",
  });

export default function Origins() {
  return <PageHeader title="The Genesis of Innovation" />;
}
