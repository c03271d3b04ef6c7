import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({
    title: "Frequently Asked Questions",
    description: "Frequently Asked Questions: a page of Secure AI Africa.",
  });

export default function Faq() {
  return <PageHeader title="Frequently Asked Questions" />;
}
