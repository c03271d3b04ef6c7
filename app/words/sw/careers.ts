import type { Translation } from "../translation.ts";

export const careers: Translation["careers"] = {
  title: "Ajira",
  kicker: "Shiriki",
  description: "Kufanya kazi nasi kukoje, tunavyoajiri, na kama kuna nafasi iliyo wazi.",
  lead: "Kazi inayofanya akili mnemba (AI) iwe salama zaidi kwa watu ambao hawakushirikishwa ilipoundwa.",
  open: {
    heading: "Nafasi zilizo wazi",
    none: "Kwa sasa hakuna nafasi iliyo wazi.",
    text: "Ikipatikana, hutangazwa hapa na kwenye Habari, pamoja na majukumu, mahali, malipo na siku ya mwisho ya kuomba. Hatukusanyi maombi mapema, lakini unakaribishwa kujitambulisha wakati wowote.",
    news: "Tazama habari",
  },
  fields: {
    heading: "Kazi tunazofanya",
    items: [
      {
        title: "Utafiti",
        text: "Kujaribu modeli na mikondo (pipeline), kuandika tunachogundua ili wengine waweze kurudia, na kusema wazi jibu lisipoeleweka.",
      },
      {
        title: "Elimu",
        text: "Kugeuza matokeo ya utafiti kuwa masomo ya darasani, ya chumba cha seva au ya ukumbi wa kijiji, na kuyafundisha.",
      },
      {
        title: "Jamii na sera",
        text: "Kuwaleta pamoja watu ambao hukutana kwa nadra: wanaoandika kanuni, wanaozifuata na wanaoishi na matokeo yake.",
      },
    ],
  },
  steps: {
    heading: "Tunavyoajiri",
    items: [
      {
        title: "Unaandika",
        text: "Tutumie ukurasa mmoja: umefanya nini, na kwa nini unataka kazi hii. Tafadhali usiweke picha, umri, hali ya familia wala namba ya kitambulisho.",
      },
      {
        title: "Tunazungumza",
        text: "Tunazungumza kwa simu au video kuhusu kazi yenyewe. Maswali makuu tunakutumia kabla.",
      },
      {
        title: "Unaonyesha",
        text: "Unafanya zoezi dogo linalofanana na kazi yenyewe, kwa data ya kubuni. Halizidi saa mbili, na baadaye tunalizungumzia pamoja nawe.",
      },
      {
        title: "Tunajibu",
        text: "Kila anayeomba hupata jibu letu, hata kama ni hapana. Ukiuliza sababu, tutakuambia.",
      },
    ],
  },
  next: {
    heading: "Jitambulishe",
    text: "Tuambie unaweza kufanya nini na uko wapi. Au anza kwa kujitolea, uone kama kazi inakufaa.",
    contact: "Tuandikie",
    volunteer: "Jitolee",
  },
};
