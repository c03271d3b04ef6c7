import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "News", description: "News: a page of Secure AI Africa." });

export default function News() {
  return <PageHeader title="News" />;
}
