import { message, partsMessage } from "../../message.ts";

/** The work that an upgrade leaves to the running site. */
export const upgrade = {
  done: "The last upgrade is complete.",
  texts: message<{ checked: number; total: number }>(
    "Search texts are being rebuilt: {checked, number} of {total, number} done. Until then, some searches find what they found before the upgrade.",
  ),
  /** `names`: of the releases, as a list. */
  releases: message<{ names: string }>("Several releases are running: {names}."),
  contract: partsMessage<"moment">("You can go back to the previous release until {moment}."),
};
