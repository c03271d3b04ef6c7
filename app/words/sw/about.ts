import type { Translation } from "../translation.ts";

export const about: Translation["about"] = {
  title: "Kuhusu sisi",
  kicker: "Sisi ni nani",
  description: "Sisi ni nani, tupo kwa ajili ya nini, na maadili sita yanayoongoza kazi yetu.",
  lead: "{name} ni mpango usiolenga faida, kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili barani Afrika. Tunachunguza yanayoweza kwenda kombo, tunawafundisha watu jinsi ya kuyazuia, na tunawaleta pamoja wanaounda AI, wanaoitungia kanuni na wanaoishi nayo.",
  intro: {
    heading: "Kwa nini tupo",
    paragraphs: [
      "Tayari AI hujibu maswali kwenye zahanati, huchambua maombi, huhamisha pesa na huzungumza kwa sauti ambazo watu wanazifahamu. Sehemu kubwa iliundwa kwingine, ikajaribiwa kwa lugha nyingine, kisha ikaanza kutumika kwa haraka. Inaposhindwa, ni mara chache wanaoumia huwa ndio walioamua itumike.",
      "Tunaanza na kitu ambacho kila timu inaweza kukitunza: mkondo wa CD/CI (pipeline), yaani mlolongo wa hatua unaochukua data, msimbo na modeli na kuvigeuza kuwa huduma. AI ya haki na yenye manufaa huanza na mkondo ambao watu wanaweza kuukagua.",
    ],
  },
  mission: {
    heading: "Dhamira yetu",
    text: "Kuendeleza AI kwa uwajibikaji kwa ajili ya jamii za Afrika: kusaidia mifumo inayoundwa na kutumika hapa iwe salama, ya haki na inayowafaa watu wanaoitegemea.",
  },
  vision: {
    heading: "Dira yetu",
    text: "Afrika inayoongoza katika AI inayoweza kuiamini: iliyojengwa kwa lugha na maarifa yake yenyewe, inayosimamiwa kwa kanuni zake yenyewe, na inayoshirikishwa kwa ulimwengu.",
  },
  values: {
    heading: "Maadili yetu",
    lead: "Maadili sita hutuongoza kuchagua kazi tunazofanya na namna ya kuzifanya.",
    items: [
      {
        title: "AI yenye maadili",
        text: "Kabla ya kuuliza nini kinawezekana, tunauliza nani anaweza kuumia. Mfumo unaofanya maamuzi kuhusu watu lazima uweze kuwaeleza sababu.",
      },
      {
        title: "Ubunifu wa hapa nyumbani",
        text: "Wanaopafahamu mahali wanayafahamu matatizo yake. Tunaunga mkono zana zinazotengenezwa hapa, kwa lugha, simu na intaneti ambazo watu wanazo kweli.",
      },
      {
        title: "Kujenga uwezo",
        text: "Mshauri akiondoka, ushauri huondoka naye. Ujuzi hubaki. Tunafundisha ili timu ziweze kuifanya kazi tena bila sisi.",
      },
      {
        title: "Suluhisho endelevu",
        text: "Tunapendelea kile ambacho timu ndogo itaweza bado kukiendesha na kukigharamia baada ya miaka mitano: zana za bure, taratibu fupi, umeme kidogo na data kidogo.",
      },
      {
        title: "Kushirikisha jamii",
        text: "Watu wanaoishi na mfumo husaidia kuupima. Tunasikiliza kabla ya kuandika, na tunaandika kwa maneno rahisi.",
      },
      {
        title: "Ushirikiano wa kimataifa",
        text: "Mashambulizi huvuka mipaka, na maarifa vilevile. Tunashirikisha wengine tunachogundua, na tunaleta nyumbani walichojifunza wengine.",
      },
    ],
  },
  more: {
    heading: "Zaidi kuhusu sisi",
    links: {
      mission: "Soma dhamira na dira yetu",
      partnerships: "Wafahamu washirika wetu",
      history: "Soma historia yetu",
      origins: "Soma kuhusu chimbuko letu",
    },
    origins: { name: "Chimbuko", description: "Nyakati zilizotujenga, na matunda yake." },
  },
  join: {
    heading: "Jiunge na dhamira yetu",
    text: "Wahandisi, walimu, maofisa wa umma, watafsiri, wanafunzi: kuna jambo la kufanya hapa kwa ajili yako.",
    action: "Shiriki",
  },
};
