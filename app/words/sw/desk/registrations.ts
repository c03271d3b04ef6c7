import type { DeskTranslation } from "../../translation.ts";

export const registrations: DeskTranslation["registrations"] = {
  heading: "Waliojisajili",
  none: "Hakuna aliyejisajili bado.",
  count: "{count, plural, one {Mtu mmoja amejisajili.} other {Watu # wamejisajili.}}",
  read: "Soma ujumbe wao",
  export: "Hamisha kama CSV",
};
