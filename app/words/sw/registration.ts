import type { Translation } from "../translation.ts";

export const registration: Translation["registration"] = {
  notYet: "Usajili utafunguliwa {date}",
  open: "Usajili umefunguliwa",
  placesLeft: "{count, plural, one {Nafasi # imebaki} other {Nafasi # zimebaki}}",
  few: "Nafasi chache zimebaki",
  fewLeft: "{count, plural, one {Imebaki nafasi # tu} other {Zimebaki nafasi # tu}}",
  waitingList: "Limejaa, kuna orodha ya kusubiri",
  full: "Limejaa",
  closed: "Usajili ulifungwa {date}",
  closes: "Usajili utafungwa {date}.",
  waitingListNote:
    "Nafasi zote zimechukuliwa. Jiunge na orodha ya kusubiri: nafasi ikipatikana, tunampa mtu anayefuata kwa barua pepe.",
  fullNote: "Nafasi zote zimechukuliwa, na hakuna orodha ya kusubiri.",
  joinWaitingList: "Jiunge na orodha ya kusubiri",
};
