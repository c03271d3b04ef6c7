import type { DeskTranslation } from "../../translation.ts";

export const care: DeskTranslation["care"] = {
  title: "Matunzo",
  lead: "Maandishi yaliyochapishwa yanayohitaji kuangaliwa. Dawati hukagua kila moja mara moja kwa siku na baada ya kila uchapishaji.",
  none: "Hakuna kinachohitaji matunzo.",
  onToday:
    "{count, plural, one {Jambo # katika maandishi yaliyochapishwa linahitaji matunzo} other {Mambo # katika maandishi yaliyochapishwa yanahitaji matunzo}}",
  headings: {
    "own link": "Rekebisha viungo vilivyovunjika",
    "other link": "Kagua viungo vya tovuti nyingine",
    "no alt": "Eleza picha",
    heavy: "Fupisha kurasa nzito",
  },
  advice: {
    "own link": "Viungo hivi vinaelekeza kwenye kurasa za tovuti hii ambazo hazipo tena.",
    "other link":
      "Tovuti hizi hazikujibu kwa siku mbili tofauti. Jaribu kiungo, kisha kirekebishe au kiondoe.",
    "no alt": "Andika maandishi mbadala kwa watu wasioweza kuona picha, au iwekee alama kuwa ni ya mapambo.",
    heavy:
      "Kurasa hizi ni nzito mno kwa mtandao wa polepole: kikomo ni KB 18.4. Fupisha maandishi au yagawanye.",
  },
  kilobytes: "KB {size, number}",
  owner: "Iliandikwa mwisho na {name}",
  since: "tangu {moment}",
  toReview: "Pitia maandishi ya zamani",
  toReviewAdvice:
    "{months, plural, one {Hakuna aliyebadilisha wala kupitia maandishi haya kwa mwezi #. Yasome, na urekebishe yasiyo sahihi tena.} other {Hakuna aliyebadilisha wala kupitia maandishi haya kwa miezi #. Yasome, na urekebishe yasiyo sahihi tena.}}",
  review: "Yamepitiwa leo",
  reviewed: "Mapitio yamerekodiwa.",
  notPublic: "Maandishi haya si ya umma tena.",
  settings: {
    heading: "Mipangilio",
    months: "Pitia maandishi baada ya idadi hii ya miezi",
    links: "Kagua viungo vya tovuti nyingine",
    linksHelp:
      "Seva itauliza kila anwani mara moja kwa wiki zaidi. Tovuti nyingine zitaona anwani na jina la seva yetu.",
    saved: "Mipangilio imehifadhiwa.",
    outOfRange: "Weka idadi ya miezi kuanzia {fewest} hadi {most}.",
  },
};
