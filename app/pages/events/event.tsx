import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Event", description: "Event: a page of Secure AI Africa." });

export default function Event() {
  return <PageHeader title="Event" />;
}
