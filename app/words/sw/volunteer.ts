import type { Translation } from "../translation.ts";

export const volunteer: Translation["volunteer"] = {
  title: "Jitolee",
  kicker: "Shiriki",
  description: "Wanaojitolea hufanya nini, tunawaomba nini, tunawapa nini, na jinsi ya kuanza.",
  lead: "Si lazima uwe mhandisi. Unahitaji tu kukifahamu kitu vizuri: lugha, darasa, seva, mtaa.",
  work: {
    heading: "Unachoweza kufanya",
    items: [
      {
        title: "Tafsiri",
        text: "Tafsiri mwongozo kwa lugha unayozungumza nyumbani, na utuambie kisichoweza kusemwa hivyo.",
      },
      {
        title: "Pitia mwongozo",
        text: "Soma rasimu kama mtu ambaye angeitumia. Weka alama kwenye kila sentensi uliyolazimika kuisoma mara mbili na kila hatua isiyofanya kazi.",
      },
      {
        title: "Endesha warsha",
        text: "Peleka somo lililo tayari kwenye shule, kampuni au chama chako, na utuambie watu waliuliza nini.",
      },
      {
        title: "Jaribu tovuti hii",
        text: "Itumie kwa simu ya zamani, intaneti ya polepole, kisoma skrini au kibodi pekee, na uandike ilipokuangusha.",
      },
    ],
  },
  terms: {
    ask: {
      heading: "Tunachoomba",
      items: [
        "Fanya ulichosema utafanya, au utuambie mapema kwamba hutaweza.",
        "Mheshimu kila mtu, na utunze siri ya unayoambiwa kwa kuaminiwa.",
        "Usiuze chochote wala usiandikishe watu kwa ajili ya yeyote, kwa jina letu.",
        "Tuambie ikiwa unafanya kazi kwa mtu mwenye maslahi katika matokeo.",
        "Uwe na umri wa angalau miaka 18.",
      ],
    },
    offer: {
      heading: "Tunachotoa",
      items: [
        "Kazi inayoeleweka: inachukua saa ngapi, na unaweza kumuuliza nani.",
        "Jina lako kwenye ulichosaidia kutengeneza, ukitaka liwepo.",
        "Nyenzo za kufundishia, na majibu ya maswali ambayo kundi lako halikuweza kuyatatua.",
        "Barua inayosema ulichofanya, ukiihitaji.",
        "Haki ya kuacha wakati wowote bila kutoa sababu.",
      ],
    },
    unpaid:
      "Kazi ya kujitolea haina malipo. Kama kuna gharama usiyoweza kuimudu, kama vile nauli au data, zungumza nasi kwanza.",
  },
  steps: {
    heading: "Inavyokwenda",
    items: [
      {
        title: "Tuandikie",
        text: "Tuambie ungependa kufanya nini, kwa lugha zipi, na una muda kiasi gani kila mwezi.",
      },
      {
        title: "Kubaliana nasi kuhusu kazi",
        text: "Tunapendekeza jambo dogo lenye mwisho unaoeleweka. Unasema ndiyo au hapana, au ungependelea kufanya nini.",
      },
      {
        title: "Ifanye, ukiwa na wa kumuuliza",
        text: "Unafanya kazi kwa kasi yako. Mmoja wetu anajibu maswali yako na kusoma unachotuma.",
      },
      {
        title: "Amua tena",
        text: "Ikikamilika, tunakuambia imezaa nini, nawe unachagua kama kutakuwa na mara nyingine.",
      },
    ],
  },
  next: {
    heading: "Anza kwa ujumbe",
    text: "Si lazima ujisajili popote. Tuandikie tu kama ungemwandikia mwenzako kazini.",
    contact: "Tuandikie",
    faq: "Soma maswali ya kawaida",
  },
};
