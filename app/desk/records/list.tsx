import { data, useLoaderData } from "react-router";
import { deskKindAt, deskKindOf } from "../../../desk-kinds.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "writer";
export const title = ({ several }: ReturnType<typeof loader>) => several;

export function loader({ params }: DeskArgs) {
  const kind = deskKindAt(`/${params.kind}`);
  if (!kind) throw data(null, { status: 404 });
  return { several: deskKindOf(kind).several };
}

export default function RecordList() {
  const { several } = useLoaderData<typeof loader>();
  return <h1>{several}</h1>;
}
