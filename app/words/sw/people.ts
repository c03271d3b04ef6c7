import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  email: "Barua pepe",
  profile: "Wasifu",
  pictureOf: "Picha ya {name}",
  back: "Rudi kwenye Watu wetu",
  wrote: "Habari na nyenzo za mwandishi huyu",
  works:
    "{more, select, true {Zaidi ya makala {total, number}} other {{total, plural, one {Makala #} other {Makala #}}}}",
  missing: {
    title: "Mtu hakupatikana",
    description: "Hakuna mtu kwenye anwani hii.",
    lead: "Hakuna mtu kwenye anwani hii. Huenda ukurasa umebadilishwa jina au umeondolewa.",
    failedLead:
      "Ukurasa huu haukuweza kupakiwa kwa sasa. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
    toList: "Rudi kwenye Watu wetu",
    toAbout: "Rudi kwenye Kuhusu sisi",
  },
};
