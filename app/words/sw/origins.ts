import type { Translation } from "../translation.ts";

export const origins: Translation["origins"] = {
  title: "Chimbuko la ubunifu",
  kicker: "Chimbuko letu",
  description: "Nyakati zilizoujenga mpango wetu, matunda yake, na safari iliyo mbele.",
  lead: "Nyakati zilizoijenga kazi yetu: swali tulilolianzia, tulichojaribu, na unachoweza kukisoma na kukitumia leo.",
  mission: {
    heading: "Dhamira yetu ya kudumu",
    paragraphs: [
      "Tangu siku ya kwanza, lengo letu limekuwa kuendeleza akili mnemba (AI) kwa uwajibikaji kwa ajili ya jamii za Afrika. Kwetu hilo lina maana tatu. AI lazima iwe jumuishi: ifanye kazi kwa watu bila kujali lugha yao, kipato chao au intaneti yao. Lazima iwe na maadili: awepo anayewajibika kwa inachofanya. Na lazima ilingane na mazingira: ifae mahali inapotumika, si pale tu ilipotengenezwa.",
      "Dira yetu ni bara linaloongoza katika AI. Wahandisi wa Afrika wanaunda mifumo, watafiti wa Afrika wanaijaribu, taasisi za Afrika zinaweka kanuni, na dunia nzima inakuja hapa kujifunza namna ya kufanya hivyo.",
    ],
  },
  milestones: {
    heading: "Hatua kuu na ukuaji",
    items: {
      foundation: {
        title: "Swali moja la kuanzia",
        text: "Nani anaikagua AI inayofanya maamuzi kutuhusu? Tulianza na sehemu ambayo kila timu inaweza kuikagua yenyewe: mkondo (pipeline).",
        link: { label: "Kwa nini tunaanza na mkondo" },
      },
      pilots: {
        title: "Jaribu kwanza, chapisha baadaye",
        text: "Mjini Lusaka, maofisa wa umma na wasambazaji walijaribu rasimu ya maswali yetu kwa watu wanaonunua AI. Waliiona kuwa ndefu mno. Sasa hati ina maswali 24, na kumi kati yake yamewekewa alama kwa kila ununuzi.",
        link: { label: "Soma maswali" },
      },
      research: {
        title: "Jaribu kama watu wanavyozungumza",
        text: "Mjini Lagos, wazungumzaji wa Kihausa, Kiyoruba, Kiigbo na Pijini ya Nigeria waliandika majaribio ya usalama wa modeli za lugha kwa maneno ambayo watu huyatumia kweli.",
        link: { label: "Soma maelezo kutoka Lagos" },
      },
      workshops: {
        title: "Jifunze kwa kushambulia",
        text: "Mjini Kigali, wanafunzi walitumia siku nzima kushambulia msaidizi mdogo wa AI, kwa ruhusa, na kurekebisha walichovunja. Mpango wa siku hiyo unatumika bila malipo.",
        link: { label: "Endesha kliniki mwenyewe" },
      },
      guidelines: {
        title: "Miongozo kwa maandishi",
        text: "Miongozo yetu ya maadili ya AI ya 2022 inatosha katika mkutano mmoja: miongozo minane, na swali moja kwa kila mmoja.",
        link: { label: "Soma miongozo" },
      },
      alliances: {
        title: "Lugha zaidi, watu zaidi",
        text: "Tuna mipango ya warsha kwa Kifaransa na Kireno, karatasi kwa Kiswahili, na faharasa ya usalama wa AI kwa lugha sita. Washirika hutusaidia kuandaa na kujaribu tunachochapisha.",
        link: { label: "Fungua faharasa" },
      },
    },
  },
  impact: {
    heading: "Mchango wetu mkuu",
    items: {
      frameworks: {
        label: "Mifumo ya maadili ya AI iliyochapishwa",
        note: "Tunachohesabu: miongozo ya maadili, miongozo mingine, orodha za ukaguzi, violezo na makala zilizo kwenye Nyenzo kwa wahandisi wa mitandao na kwa watunga sera.",
      },
      professionals: {
        label: "Wataalamu wa AI waliowezeshwa",
        note: "Tunachohesabu: watu walioshiriki katika warsha, kliniki, somo au mkutano tangu 2018, iwe tuliandaa sisi au wengine kwa nyenzo zetu. Hatutunzi orodha za majina, kwa hiyo huwezi kuhakiki namba hii hapa.",
      },
      partnerships: {
        label: "Ushirikiano wa kimkakati wa kimataifa",
        note: "Tunachohesabu: kazi zilizokubaliwa kwa maandishi na taasisi nyingine tangu 2018, nyingi zikiwa zimekamilika. Ukurasa wa Ushirikiano unaonyesha mbili zinazoendelea sasa.",
      },
    },
  },
  ahead: {
    heading: "Safari iliyo mbele: ubunifu kwa ajili ya kesho",
    text: "AI itabadilika, lakini maswali ni yaleyale. Nani ametengeneza hiki? Je, tunaweza kukikagua? Kinamhudumia nani? Nani anawajibika? Tutaendelea kuyauliza, na kuwafundisha wengine kuyauliza.",
    action: "Ifahamu dira yetu",
  },
};
