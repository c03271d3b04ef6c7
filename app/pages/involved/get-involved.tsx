import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = () =>
  pageMeta({ title: "Get Involved", description: "Get Involved: a page of Secure AI Africa." });

export default function GetInvolved() {
  return <PageHeader title="Get Involved" />;
}
