import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Events", description: "Events: a page of Secure AI Africa." });

export default function Events() {
  return <PageHeader title="Events" />;
}
