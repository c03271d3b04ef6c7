import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Volunteer", description: "Volunteer: a page of Secure AI Africa." });

export default function Volunteer() {
  return <PageHeader title="Volunteer" />;
}
