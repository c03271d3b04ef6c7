import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Contact Us", description: "Contact Us: a page of Secure AI Africa." });

export default function Contact() {
  return <PageHeader title="Contact Us" />;
}
