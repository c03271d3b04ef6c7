import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "Kazi zetu",
    list: {
      searchLabel: "Tafuta miradi",
      count:
        "{more, select, true {Zaidi ya miradi {total, number}} other {{total, plural, one {Mradi #} other {Miradi #}}}}",
      empty:
        "{searched, select, true {Hakuna mradi unaolingana na ulichotafuta.} other {Kwa sasa hakuna miradi ya kuonyesha.}}",
    },
    record: {
      back: "Rudi kwenye Kazi zetu",
      neighbours: "Miradi mingine",
      previous: "Mradi mpya zaidi",
      next: "Mradi wa zamani zaidi",
      notFound: "Mradi haukupatikana",
      notFoundDescription: "Hakuna mradi kwenye anwani hii.",
      notFoundLead: "Hakuna mradi kwenye anwani hii. Huenda umebadilishwa jina au umeondolewa.",
      failedLead:
        "Mradi huu haukuweza kupakiwa kwa sasa. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
      returnToList: "Rudi kwenye Kazi zetu",
    },
  },
  news: {
    one: "Habari",
    all: "Habari zote",
    list: {
      searchLabel: "Tafuta habari",
      count:
        "{more, select, true {Zaidi ya habari {total, number}} other {{total, plural, one {Habari #} other {Habari #}}}}",
      empty:
        "{searched, select, true {Hakuna habari inayolingana na ulichotafuta.} other {Kwa sasa hakuna habari za kuonyesha.}}",
    },
    record: {
      back: "Rudi kwenye Habari",
      neighbours: "Habari zaidi",
      previous: "Mpya zaidi",
      next: "Ya zamani zaidi",
      notFound: "Habari haikupatikana",
      notFoundDescription: "Hakuna habari kwenye anwani hii.",
      notFoundLead: "Hakuna habari kwenye anwani hii. Huenda imebadilishwa jina au imeondolewa.",
      failedLead:
        "Habari hii haikuweza kupakiwa kwa sasa. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
      returnToList: "Rudi kwenye Habari",
    },
  },
  newsletter: {
    one: "Jarida",
    list: {
      searchLabel: "Tafuta matoleo ya awali",
      count:
        "{more, select, true {Zaidi ya matoleo {total, number}} other {{total, plural, one {Toleo #} other {Matoleo #}}}}",
      empty:
        "{searched, select, true {Hakuna toleo linalolingana na utafutaji wako.} other {Bado hakuna toleo lililochapishwa.}}",
    },
    record: {
      back: "Rudi kwenye jarida",
      neighbours: "Matoleo zaidi",
      previous: "Toleo jipya zaidi",
      next: "Toleo la zamani zaidi",
      notFound: "Toleo halikupatikana",
      notFoundDescription: "Hakuna toleo la jarida kwenye anwani hii.",
      notFoundLead: "Hakuna toleo la jarida kwenye anwani hii. Huenda limebadilishwa jina au limeondolewa.",
      failedLead:
        "Toleo hili halikuweza kupakiwa sasa hivi. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
      returnToList: "Rudi kwenye jarida",
    },
  },
  events: {
    one: "Tukio",
    all: "Matukio yote",
    list: {
      searchLabel: "Tafuta matukio",
      count:
        "{more, select, true {Zaidi ya matukio {total, number}} other {{total, plural, one {Tukio #} other {Matukio #}}}}",
      empty:
        "{searched, select, true {Hakuna tukio linalolingana na ulichotafuta.} other {Kwa sasa hakuna matukio ya kuonyesha.}}",
    },
    record: {
      back: "Rudi kwenye Matukio",
      neighbours: "Matukio mengine",
      previous: "Tukio lililotangulia",
      next: "Tukio linalofuata",
      notFound: "Tukio halikupatikana",
      notFoundDescription: "Hakuna tukio kwenye anwani hii.",
      notFoundLead: "Hakuna tukio kwenye anwani hii. Huenda limebadilishwa jina au limefutwa.",
      failedLead:
        "Tukio hili halikuweza kupakiwa kwa sasa. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
      returnToList: "Rudi kwenye Matukio",
    },
  },
  resources: {
    one: "Nyenzo",
    all: "Nyenzo zote",
    list: {
      searchLabel: "Tafuta nyenzo",
      count:
        "{more, select, true {Zaidi ya nyenzo {total, number}} other {{total, plural, one {Nyenzo #} other {Nyenzo #}}}}",
      empty:
        "{narrowed, select, true {Hakuna nyenzo katika kundi la “{category}”{searched, select, true { zinazolingana na ulichotafuta} other {}}.} other {Kwa sasa hakuna nyenzo za kuonyesha.}}",
    },
    record: {
      back: "Rudi kwenye Nyenzo",
      neighbours: "Nyenzo nyingine",
      previous: "Nyenzo mpya zaidi",
      next: "Nyenzo ya zamani zaidi",
      notFound: "Nyenzo haikupatikana",
      notFoundDescription: "Hakuna nyenzo kwenye anwani hii.",
      notFoundLead: "Hakuna nyenzo kwenye anwani hii. Huenda imebadilishwa jina au imeondolewa.",
      failedLead:
        "Nyenzo hii haikuweza kupakiwa kwa sasa. Kosa ni letu. Tafadhali jaribu tena baada ya muda mfupi.",
      returnToList: "Rudi kwenye Nyenzo",
    },
  },
};
