import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({
    title: "Secure AI. Strong Africa.",
    description: "Secure AI. Strong Africa.: a page of Secure AI Africa.",
  });

export default function Home() {
  return <PageHeader title="Secure AI. Strong Africa." />;
}
