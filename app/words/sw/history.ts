import type { Translation } from "../translation.ts";

export const history: Translation["history"] = {
  title: "Historia",
  kicker: "Kuhusu sisi",
  description: "Historia yetu mwaka kwa mwaka, tangu kuanzishwa mwaka 2018 hadi leo.",
  lead: "Hatua nane tangu 2018 hadi leo. Kila moja ina kiungo cha kitu unachoweza kukisoma, kukitumia au kukihakiki kwenye tovuti hii.",
  years: {
    heading: "Mwaka kwa mwaka",
    lead: "Habari na matukio yaliyo kwenye tovuti hii hayafiki miaka ya mwanzo. Kuhusu miaka hiyo tunaeleza kwa ufupi kilichotokea, na kuonyesha matunda yake.",
    items: [
      {
        label: "2018",
        title: "Kuanzishwa",
        text: "Tunaanza kama mpango usiolenga faida kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili, ukijengwa juu ya utafiti, elimu na jamii. Lengo letu halijabadilika tangu wakati huo.",
        link: { label: "Soma dhamira na dira yetu" },
      },
      {
        label: "2019",
        title: "Majaribio",
        text: "Miradi yetu ya kwanza ni majaribio madogo. Hadi leo tunajaribu mambo pamoja na watu kabla ya kuchapisha: mjini Lusaka, maofisa wa umma walituambia kwamba rasimu ilikuwa na maswali thelathini ya ziada.",
        link: { label: "Soma maelezo kutoka Lusaka" },
      },
      {
        label: "2020",
        title: "Ushirikiano wa utafiti",
        text: "Tunaanza kufanya utafiti pamoja na wengine. Swali moja bado halijajibiwa: je, mfumo wa AI ulio salama kwa Kiingereza hubaki salama kwa Kihausa au Kiamhari? Mbinu yetu iko wazi, ili yeyote aweze kuirudia.",
        link: { label: "Tazama mbinu" },
      },
      {
        label: "2021",
        title: "Warsha",
        text: "Utafiti unageuka kuwa mafunzo. Mipango ya warsha zetu ni ya bure, ili shule, kampuni au wizara yoyote iweze kuendesha warsha bila sisi.",
        link: { label: "Tumia nyenzo za mafunzo" },
      },
      {
        label: "2022",
        title: "Miongozo ya maadili ya AI",
        text: "Tunaandika tunayojiwekea sisi wenyewe na tunayoyataka kwa wengine: miongozo minane mifupi, kila mmoja ukiwa na swali ambalo timu inaweza kulijibu.",
        link: { label: "Soma miongozo ya 2022" },
      },
      {
        label: "2023",
        title: "Mashindano ya ubunifu",
        text: "Timu hupewa tatizo la kweli, muda mfupi na sharti moja: suluhisho lazima liwe salama kwa watu wanaolitumia. Kliniki zetu za mashambulizi ya majaribio (red team) bado hufanya kazi hivyo: shambulia mfumo, kisha uurekebishe.",
        link: { label: "Tazama kliniki inavyoendeshwa" },
      },
      {
        label: "2024",
        title: "Miungano ya kimataifa",
        text: "Tunaanza kufanya kazi pia na taasisi za nje ya Afrika. Ukurasa wa Ushirikiano unaeleza nani anafanya kazi nasi sasa, na kuhusu nini.",
        link: { label: "Wafahamu washirika wetu" },
      },
      {
        label: "Sasa",
        title: "Kulinda mkondo",
        text: "Leo kazi yetu kubwa ni mkondo (pipeline): hatua zinazogeuza data, msimbo na modeli kuwa huduma. Orodha yetu ya ukaguzi ya mkondo iko katika toleo la pili, na tunaandaa siku za mafunzo ya vitendo kwa timu.",
        link: { label: "Tazama mradi" },
      },
    ],
  },
  next: {
    heading: "Jinsi yote yalivyoanza",
    text: "Ukurasa wa chimbuko letu unakueleza tulianza na swali gani, na limezaa nini.",
    origins: "Soma kuhusu chimbuko letu",
    work: "Tazama kazi zetu za sasa",
  },
};
