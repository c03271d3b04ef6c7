import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "About Us", description: "About Us: a page of Secure AI Africa." });

export default function About() {
  return <PageHeader title="About Us" />;
}
