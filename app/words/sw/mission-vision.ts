import type { Translation } from "../translation.ts";

export const missionVision: Translation["missionVision"] = {
  title: "Dhamira na dira",
  kicker: "Kuhusu sisi",
  description: "Tupo kwa ajili ya nini, kwa hoja tano, na Afrika tunayotaka kuiona, kwa hoja nyingine tano.",
  lead: "Tupo kwa ajili ya nini, na Afrika tunayotaka kuiona.",
  principles: {
    heading: "Misingi inayotuongoza",
    lead: "Dhamira inasema tunachofanya kila siku. Dira inasema tutajuaje kwamba kazi hiyo ilikuwa na thamani.",
  },
  mission: {
    heading: "Dhamira",
    text: "Kuendeleza akili mnemba (AI) kwa uwajibikaji kwa ajili ya jamii za Afrika, ili mifumo ambayo watu wanakutana nayo iwe salama, ya haki na yao wenyewe.",
    points: [
      "Kuchunguza hatari zinazotuhusu hapa: katika data, katika modeli na katika mikondo (pipeline) inayozifikisha kwa watumiaji.",
      "Kuufundisha umma, wahandisi na watunga sera kile ambacho kila mmoja wao anaweza kufanya, kwa maneno na lugha wanazotumia.",
      "Kuzisaidia timu kulinda mkondo wa CD/CI kwa zana zinazoweza kuzimudu na kuendelea nazo.",
      "Kufanya kazi na serikali, wadhibiti na asasi za kiraia kuhusu kanuni zinazolinda watu na zinazotekelezeka.",
      "Kuunganisha jamii, ili mji mmoja ujifunze kutoka kwa mwingine badala ya kujifunza kwa machungu.",
    ],
  },
  vision: {
    heading: "Dira",
    text: "Afrika inayoongoza katika AI inayoweza kuiamini, na ambako wengine huja kujifunza.",
    points: [
      "Wahandisi na watafiti wa Afrika wanaongoza katika kuifanya AI iwe salama.",
      "AI inawahudumia watu kwa lugha wanazozungumza nyumbani, kwa usalama uleule kama kwa lugha nyingine yoyote.",
      "Huduma za umma zinaweza kusema kila modeli zinayoitumia imetoka wapi, na zinaweza kuizima.",
      "Watu wanajua pale mashine iliposhiriki katika uamuzi unaowahusu, na wanaweza kuupinga.",
      "Kanuni za AI za bara hili zinaandikwa barani humu, na zinasikika nje yake.",
    ],
  },
  next: {
    heading: "Shiriki",
    text: "Dhamira inahitaji watu. Toa sehemu ya muda wako, au tuambie tulichosahau.",
    involved: "Shiriki",
    contact: "Wasiliana nasi",
  },
};
