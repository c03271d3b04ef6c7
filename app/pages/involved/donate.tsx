import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () => pageMeta({ title: "Donate", description: "Donate: a page of Secure AI Africa." });

export default function Donate() {
  return <PageHeader title="Donate" />;
}
