import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({
    title: "Accessibility Statement",
    description: "Accessibility Statement: a page of Secure AI Africa.",
  });

export default function Accessibility() {
  return <PageHeader title="Accessibility Statement" />;
}
