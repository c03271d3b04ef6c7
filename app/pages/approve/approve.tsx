import { data, useLoaderData } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { PageHeader } from "../../ui/page-header.tsx";

export const meta = ({ words: { approval } }: PageFacts) => missingMeta(approval.title, approval.title);

/** Not cached, not indexed. See app/pages/my-data/private-headers.ts about the referrer. */
const headers = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin",
};

/** An approval link that no longer shows its text. A link that does is in server/publishing/previews/serve-approvals.ts. */
export async function loader({ context, params: { token = "" } }: LoaderArgs) {
  const found = await context.get(siteContext).desk.review.findApprovalLink(token);
  if (!found || found.state === "open")
    return data({ state: "missing" as const, maker: "" }, { status: 404, headers });
  const { used, madeBy: maker } = found.link;
  const answer = used?.answer === "approved" ? ("approved" as const) : ("sentBack" as const);
  return data({ state: found.state === "used" ? answer : ("changed" as const), maker }, { headers });
}

export default function Approve() {
  const { approval: words } = useWords();
  const { state, maker } = useLoaderData<typeof loader>();
  const { title, lead } = words[state];
  return <PageHeader title={title} lead={typeof lead === "string" ? lead : lead({ maker })} />;
}
