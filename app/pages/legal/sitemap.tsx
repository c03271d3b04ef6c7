import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Sitemap", description: "Sitemap: a page of Secure AI Africa." });

export default function Sitemap() {
  return <PageHeader title="Sitemap" />;
}
