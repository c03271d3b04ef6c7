import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Search", description: "Search this site." });

export default function Search() {
  return <PageHeader title="Search" />;
}
