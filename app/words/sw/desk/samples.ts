import type { DeskTranslation } from "../../translation.ts";

export const samples: DeskTranslation["samples"] = {
  title: "Mifano",
  help: "Mifano ni maudhui ya kubuni yanayoonyesha jinsi tovuti inavyoonekana ikiwa na maudhui. Mfano unaoubadilisha unakuwa wako na hauhesabiwi tena hapa.",
  none: "Hakuna mifano.",
  count: "{count, plural, one {Maudhui # ni mfano wa kubuni.} other {Maudhui # ni mifano ya kubuni.}}",
  hidden: "Wageni hawawezi kuisoma.",
  someShown: "Wageni wanaweza kusoma {shown, number} kati yake.",
  allShown: "{count, plural, one {Wageni wanaweza kuusoma.} other {Wageni wanaweza kuisoma.}}",
  removedUntil: "Mifano iliondolewa. Inaweza kurudishwa hadi {until}.",
  view: "Tazama au ondoa mifano",
  publisherRemoves: "Mchapishaji anaweza kuiondoa yote.",
  kindCount: "{kind}: {count, number}",
  kindCountTranslated:
    "{kind}: {count, number}, pamoja na {translations, plural, one {tafsiri #} other {tafsiri #}}",
  remove: "Ondoa mifano yote",
  ask: "{count, plural, one {Uondoe mfano?} other {Uondoe mifano yote #?}}",
  askText:
    "Tafsiri na faili zake zinaondolewa pia, na wageni hawawezi kuzisoma tena. Unaweza kurudisha yote kwa siku 30. Maudhui uliyobadilisha yanabaki.",
  keep: "{count, plural, one {Uache} other {Iache}}",
  removedHeading: "Mifano iliyoondolewa",
  removedCount: "{count, plural, one {Mfano # uliondolewa.} other {Mifano # iliondolewa.}}",
  removedDates: "Iliondolewa {at}. Unaweza kuirudisha, kama ilivyokuwa, hadi {until}.",
  bringBack: "Rudisha mifano yote",
  done: {
    removed: "Mifano imeondolewa. Wageni hawawezi kuisoma tena.",
    back: "Mifano imerudi, kama ilivyokuwa.",
  },
  checks: {
    heading: "Kwenye tovuti",
    help: "Baada ya mifano kuondolewa au kurudishwa, dawati hukagua kwenye tovuti maudhui moja ya kila aina.",
    waiting: "inakaguliwa",
    red: "baadhi ya ukaguzi umeshindikana",
  },
};
