import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Privacy Policy", description: "Privacy Policy: a page of Secure AI Africa." });

export default function PrivacyPolicy() {
  return <PageHeader title="Privacy Policy" />;
}
