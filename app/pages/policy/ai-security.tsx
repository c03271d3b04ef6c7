import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "AI Security", description: "AI Security: a page of Secure AI Africa." });

export default function AiSecurity() {
  return <PageHeader title="AI Security" />;
}
