import { message } from "../../message.ts";

/** The acts on a record, and what prevented them. */
export const publishing = {
  save: "Save draft",
  preview: "Preview",
  publish: "Publish",
  publishAt: "Publish at",
  zoneHint: message<{ zone: string }>("In your time zone, {zone}."),
  schedule: "Schedule",
  cancelSchedule: "Cancel schedule",
  history: "History",
  withdraw: "Withdraw",
  delete: "Delete",
  /** Why a writer cannot delete it. */
  locked: {
    public: "It is public, so only a publisher can delete it.",
    scheduled: "It is scheduled, so only a publisher can delete it.",
  },
  /** `failure`: "Not published". */
  problems: message<{ failure: string; count: number }>(
    "{failure}: {count, plural, one {# thing to fix} other {# things to fix}}",
  ),
};
