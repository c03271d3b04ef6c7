import { useRouteLoaderData } from "react-router";
import type { Session } from "../../../server/desk/sessions.ts";
import { rootId } from "../../rendering/root-data.ts";

/** What every page of the desk knows. */
export type DeskRootData = { siteUrl: string; person: Session["person"] | undefined };

export function useDesk(): DeskRootData {
  // Absent where this loader itself failed.
  return useRouteLoaderData(rootId) ?? { siteUrl: "", person: undefined };
}
