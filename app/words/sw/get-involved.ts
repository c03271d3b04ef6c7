import type { Translation } from "../translation.ts";

export const getInvolved: Translation["getInvolved"] = {
  title: "Shiriki",
  kicker: "Toa mchango wako",
  description: "Njia nne za kushiriki: fanya kazi nasi, jitolee, changia, au kuwa mshirika.",
  lead: "Akili mnemba (AI) huwa salama pale watu wanapoamua kuitunza. Hizi ni njia nne za kuwa mmoja wao.",
  pillars: {
    heading: "Njia nne za kushiriki",
    careers: {
      title: "Ajira",
      text: "Fanya utafiti, ufundishaji au uundaji kuwa kazi yako. Tazama tunachotafuta na kama kuna nafasi iliyo wazi.",
      link: "Tazama ajira",
    },
    volunteer: {
      title: "Jitolee",
      text: "Tafsiri mwongozo, pitia mwongozo, endesha warsha, jaribu tovuti hii. Hata saa moja inasaidia.",
      link: "Tazama jinsi ya kujitolea",
    },
    donate: {
      title: "Changia",
      text: "Saidia kazi yetu kwa pesa, chumba, vifaa au muda wa utaalamu wako.",
      link: "Tazama jinsi ya kuchangia",
    },
    partner: {
      title: "Kuwa mshirika",
      text: "Lete taasisi yako: chuo kikuu, kampuni, wizara, chama. Tuambie mngependa tufanye nini pamoja.",
      link: "Tuandikie kuhusu ushirikiano",
    },
  },
  follow: {
    heading: "Fuatilia kazi",
    text: "Habari na maombi ya msaada tunayatoa pia kwenye LinkedIn.",
    action: "Tufuatilie LinkedIn",
    newTab: "(inafunguka kwenye kichupo kipya)",
  },
  ready: {
    heading: "Uko tayari kuchukua hatua?",
    text: "Tuambie unaweza kufanya nini na una muda kiasi gani. Kama bado huna uhakika, uliza.",
    action: "Wasiliana nasi",
  },
};
