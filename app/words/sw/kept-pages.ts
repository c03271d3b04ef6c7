import type { Translation } from "../translation.ts";

export const keptPages: Translation["keptPages"] = {
  copy: "Tovuti haikuweza kufikiwa. Unasoma nakala iliyohifadhiwa kwenye kifaa hiki:",
  title: "Ukurasa huu haujahifadhiwa kwenye kifaa hiki",
  lead: "Tovuti haikuweza kufikiwa. Angalia muunganisho wako, kisha ujaribu tena.",
  tryAgain: "Jaribu tena",
  readable: "Unaweza kusoma kurasa hizi sasa",
  none: "Bado hakuna ukurasa uliohifadhiwa kwenye kifaa hiki.",
};
