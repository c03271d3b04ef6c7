import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Mission and Vision", description: "Mission and Vision: a page of Secure AI Africa." });

export default function MissionVision() {
  return <PageHeader title="Mission and Vision" />;
}
