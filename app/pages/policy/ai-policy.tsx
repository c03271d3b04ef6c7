import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({
    title: "Shaping the Future of AI",
    description: "Shaping the Future of AI: a page of Secure AI Africa.",
  });

export default function AiPolicy() {
  return <PageHeader title="Shaping the Future of AI" />;
}
