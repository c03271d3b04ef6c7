import type { Translation } from "../translation.ts";

export const donate: Translation["donate"] = {
  title: "Changia",
  kicker: "Shiriki",
  description: "Jinsi ya kusaidia kazi yetu kwa pesa, muda au vifaa, na michango inatumika kwa nini.",
  lead: "Pesa ni njia mojawapo ya kusaidia. Chumba, kompyuta mpakato au mchana mmoja wa muda wako vinaweza kuwa na thamani kubwa zaidi.",
  safety: {
    heading: "Hakuna malipo kwenye tovuti hii",
    text: "Tovuti hii haipokei malipo, na kamwe haitakuomba taarifa za kadi yako au za pesa za simu. Mtu akikuomba pesa kwa jina letu, tuandikie kabla ya kulipa.",
  },
  uses: {
    heading: "Michango inatumika kwa nini",
    lead: "Haya ndiyo mambo yanayogharimu pesa. Hatuwezi kuahidi kwamba kiasi fulani kitaleta matokeo fulani.",
    items: [
      {
        title: "Utafiti",
        text: "Muda wa kujaribu modeli na mikondo (pipeline), kompyuta za kufanyia kazi hiyo, na malipo kwa wazungumzaji wa lugha tunazojaribu.",
      },
      {
        title: "Elimu",
        text: "Kuandika, kutafsiri na kuchapa nyenzo, vyumba vya warsha, na nauli za watu ambao wasingeweza kuja vinginevyo.",
      },
      {
        title: "Jamii",
        text: "Mikutano isiyo na kiingilio, wakalimani, na kutunza kila tunachochapisha mtandaoni bila malipo.",
      },
    ],
  },
  kind: {
    heading: "Msaada usio wa pesa",
    items: [
      {
        title: "Chumba",
        text: "Mahali pa siku moja, penye viti, umeme na mlango mpana wa kutosha kiti cha magurudumu.",
      },
      {
        title: "Vifaa",
        text: "Kompyuta mpakato na simu ambazo bado zinafanya kazi, data yako ikiwa imeondolewa. Tuulize kwanza tunaweza kutumia nini.",
      },
      {
        title: "Muda wa wataalamu",
        text: "Wanasheria, watafsiri, wabunifu, wahandisi: siku chache za kazi yako kwa mwaka, kwa ridhaa ya mwajiri wako.",
      },
    ],
  },
  steps: {
    heading: "Jinsi ya kutoa msaada",
    items: [
      {
        title: "Tuambie unachofikiria",
        text: "Tuambie wewe ni nani na ungependa kutoa nini. Tafadhali usitume namba za akaunti wala za kadi.",
      },
      {
        title: "Tunajibu, hata ikibidi kusema hapana",
        text: "Tunakuambia kama tunaweza kuupokea, na kwa njia gani. Tunakataa michango ya yeyote anayetaka kuwa na sauti katika tunachogundua au kuchapisha.",
      },
      {
        title: "Tunaweka kwa maandishi",
        text: "Mtu anayetajwa kwa jina anakutumia lengo, masharti na jinsi ya kutuma. Uliza kuhusu risiti na kodi, kwa sababu hutegemea mahali unapoishi.",
      },
      {
        title: "Unaelezwa tulichofanya nao",
        text: "Tunakuambia mchango wako ulivyotumika. Wewe ndiye unayeamua kama tutaje jina lako.",
      },
    ],
  },
  next: {
    heading: "Toa msaada",
    text: "Ujumbe mfupi unatosha. Taasisi zinaweza pia kufanya kazi nasi kama washirika.",
    contact: "Tuandikie",
    partnerships: "Tazama ushirikiano",
  },
};
