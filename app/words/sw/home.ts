import type { Translation } from "../translation.ts";

export const home: Translation["home"] = {
  title: "AI salama. Afrika imara.",
  description:
    "Secure AI Africa inawaleta pamoja watafiti, walimu na jamii ili akili mnemba (AI) iwe salama, ya haki na yetu wenyewe.",
  hero: {
    kicker: "Wezesha. Linda. Unganisha.",
    firstSlogan: "AI salama.",
    secondSlogan: "Afrika imara.",
    lead: "Tunawaleta pamoja watafiti, walimu na jamii ili akili mnemba (AI) inayoundwa na kutumika barani humu iwe salama, ya haki na yetu wenyewe.",
    mission: "Dhamira yetu",
    involved: "Shiriki",
    coming: "Yanayokuja",
    search: "Tafuta kwenye tovuti",
  },
  mission: {
    heading: "Dhamira yetu",
    parts: [
      {
        title: "Utafiti",
        text: "Tafiti za wazi kuhusu hatari zinazotuhusu hapa: katika data, katika modeli na katika mikondo (pipeline) inayozifikisha kwa watumiaji.",
      },
      {
        title: "Elimu",
        text: "Masomo na warsha, kuanzia misingi kwa kila mtu hadi usalama wa kina kwa wahandisi.",
      },
      {
        title: "Jamii",
        text: "Mikutano na kliniki ambako watu wanaounda, kukagua na kutumia AI hushirikishana wanachogundua na zana wanazotumia.",
      },
    ],
  },
  howWeWork: {
    heading: "Jinsi tunavyofanya kazi",
    lead: "Kazi yetu hupitia hatua tatu, ili tunachojifunza katika utafiti kiweze kuwa kanuni inayolinda watu.",
    research: {
      title: "Utafiti",
      text: "Tunachunguza jinsi mifumo ya AI inavyoundwa na kutumika hapa, na kuchapisha tunachogundua na jinsi tulivyokigundua.",
      link: "Tazama miradi yetu",
    },
    training: {
      title: "Mafunzo",
      text: "Tunachojifunza hugeuka kuwa masomo, orodha za ukaguzi na mazoezi ambayo wengine wanaweza kufundisha bila sisi.",
      link: "Tumia nyenzo za mafunzo",
    },
    policy: {
      title: "Sera",
      text: "Kinachofanya kazi kwa vitendo tunakipeleka kwa wanaoandika kanuni, kwa maneno wanayoweza kuyatumia.",
      link: "Soma kuhusu sera ya AI",
    },
  },
  work: {
    heading: "Kazi zetu",
    all: "Miradi yote",
    row: "Miradi mipya zaidi",
    skip: "Ruka miradi",
    previous: "Mradi uliotangulia",
    next: "Mradi unaofuata",
    empty: "Kwa sasa hakuna kazi za kuonyesha.",
    comeBack: "Rudi hivi karibuni uone habari za miradi na mipango yetu mipya.",
  },
  join: {
    heading: "Jiunge na dhamira yetu",
    text: "Fundisha somo, pitia mwongozo, tafsiri ukurasa au andaa mkutano. Chagua kinachokufaa, nasi tutaanzia hapo.",
    involved: "Shiriki",
  },
  talk: {
    heading: "Tuzungumze",
    lead: "Swali, wazo au msaada unaotaka kutoa: tuandikie. Tunajibu ndani ya saa 24.",
  },
};
