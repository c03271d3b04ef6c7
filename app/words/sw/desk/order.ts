import type { DeskTranslation } from "../../translation.ts";

export const order: DeskTranslation["order"] = {
  title: "Mpangilio",
  change: "Badilisha mpangilio",
  heading: "{kind}: mpangilio",
  help: "Wageni wanaziona kwa mpangilio huu, na kila badiliko mara moja. Ambazo hazijachapishwa bado hazina nafasi.",
  none: "Bado hakuna kilichochapishwa.",
  place: "{place, number}",
  up: "Sogeza juu",
  down: "Sogeza chini",
  back: "Rudi kwenye orodha",
};
