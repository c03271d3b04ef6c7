import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  title: "Ushirikiano",
  kicker: "Kuhusu sisi",
  description:
    "Tunafanya kazi na nani, jinsi tunavyofanya kazi na washirika, na jinsi taasisi yako inavyoweza kujiunga.",
  lead: "Hakuna anayeweza kuilinda akili mnemba (AI) peke yake. Tunafanya kazi na taasisi zenye tunachokosa: wahandisi, madarasa, lugha, imani ya jamii.",
  partners: {
    heading: "Washirika wetu",
    visit: "Tembelea tovuti",
    newTab: "ya {name} (inafunguka kwenye kichupo kipya)",
    logoOf: "Nembo ya {name}",
  },
  practice: {
    heading: "Jinsi tunavyofanya kazi na washirika",
    lead: "Ushirikiano ni kazi. Una mwanzo, mwisho, na matokeo ambayo wengine wanaweza kuyatumia.",
    items: [
      {
        title: "Kazi moja ya pamoja",
        text: "Kwanza tunakubaliana kuhusu jambo moja: utafiti, kozi, orodha ya ukaguzi, tukio. Likienda vizuri, tunaweza kupanga lingine.",
      },
      {
        title: "Kwa maandishi",
        text: "Kurasa mbili zinasema nani anafanya nini, kufikia lini, nani analipia nini, na nani anaweza kutumia matokeo. Pande zote mbili hutia sahihi.",
      },
      {
        title: "Matokeo ya wazi",
        text: "Tunachapisha tunachotengeneza pamoja, ili yeyote aweze kukisoma na kukitumia, isipokuwa pale ambapo kingemweka mtu hatarini.",
      },
      {
        title: "Ushawishi hauuzwi",
        text: "Washirika wanaweza kutoa maoni kuhusu tunachogundua. Hawawezi kukibadilisha.",
      },
      {
        title: "Data inabaki ilipo",
        text: "Data binafsi hubaki kwa taasisi inayoitunza. Tunaomba kuifikia tu ikiwa hakuna njia nyingine.",
      },
      {
        title: "Mwisho ulio wazi",
        text: "Upande wowote unaweza kuacha. Tunakubaliana tangu mwanzo nini kitatokea kwa watu, data na kazi ambayo haijakamilika.",
      },
    ],
  },
  join: {
    heading: "Kuwa mshirika",
    text: "Tuambie ninyi ni nani, mngependa kufanya nini, na mngehitaji nini kutoka kwetu. Sentensi chache zinatosha.",
    action: "Shirikiana nasi",
  },
};
