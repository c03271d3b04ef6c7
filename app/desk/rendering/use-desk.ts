import { useRouteLoaderData } from "react-router";
import type { Session } from "../../../server/staff/sessions.ts";
import { rootId } from "../../rendering/root-data.ts";

/** How many messages wait for an answer, and how many of them for too long. */
type Waiting = { waiting: number; overdue: number };

/** What every page of the desk knows. */
export type DeskRootData = { siteUrl: string; person: Session["person"] | undefined; messages?: Waiting };

export function useDesk(): DeskRootData {
  // Absent where this loader itself failed.
  return useRouteLoaderData(rootId) ?? { siteUrl: "", person: undefined };
}
