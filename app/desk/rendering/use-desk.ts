import { useRouteLoaderData } from "react-router";
import { organisation } from "../../../organisation.ts";
import type { Session } from "../../../server/staff/sessions.ts";
import { rootId } from "../../rendering/root-data.ts";

/** Messages without an answer; `overdue` counts those past the promised 24 hours. */
type MessageCounts = { waiting: number; overdue: number };

export type DeskRootData = {
  siteUrl: string;
  /** Whether the page of a text may be kept on the device: the setting OFFLINE. */
  offline?: boolean;
  person: Session["person"] | undefined;
  timeZone: string;
  messages?: MessageCounts;
};

export function useDesk(): DeskRootData {
  // Missing if the root loader failed.
  return useRouteLoaderData(rootId) ?? { siteUrl: "", person: undefined, timeZone: organisation.timeZone };
}
