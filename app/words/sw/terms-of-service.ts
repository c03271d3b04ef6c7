import type { Translation } from "../translation.ts";

export const termsOfService: Translation["termsOfService"] = {
  title: "Masharti ya huduma",
  description: "Masharti ambayo kwayo Secure AI Africa inatoa tovuti hii, nyenzo zake na fomu zake.",
  lead: "Haya ni masharti ambayo kwayo Secure AI Africa inatoa tovuti hii. Ni mafupi, na yameandikwa ili yasomwe.",
  governingLaw: {
    of: "Masharti haya, na mgogoro wowote kuyahusu au kuhusu tovuti hii, husimamiwa na sheria ya {country}. Mahakama za {country} ndizo zinazoamua migogoro hiyo.",
    unset:
      "Masharti haya, na mgogoro wowote kuyahusu au kuhusu tovuti hii, husimamiwa na sheria ya nchi ambako Secure AI Africa imesajiliwa, na mahakama za nchi hiyo ndizo zinazoamua migogoro hiyo. Tunafanya kazi kutoka Addis Ababa, Ethiopia. Ikiwa unahitaji kujua zaidi kabla ya kuyategemea masharti haya, [tuulize](/contact).",
  },
  sections: [
    {
      heading: "1. Kukubali",
      text: `
Kwa kutumia tovuti hii, kupakua kutoka humo au kututumia ujumbe, unakubali masharti haya. Ikiwa huyakubali, tafadhali usitumie tovuti. Ikiwa unatenda kwa niaba ya taasisi, unayakubali kwa niaba yake na unathibitisha kwamba umeruhusiwa kufanya hivyo.

Lazima uwe na umri wa angalau miaka 18 ili kukubali masharti haya na kutuandikia. Tovuti haiulizi umri wako wala haiuhakiki. Ikiwa una umri mdogo zaidi, unakaribishwa kusoma: fanya hivyo pamoja na mzazi, mlezi au mwalimu anayekubali masharti kwa niaba yako, na mtu huyo ndiye atuandikie.

“Sisi” maana yake ni Secure AI Africa; “tovuti” maana yake ni kila ukurasa, faili na mlisho ulio kwenye anwani hii.
`,
    },
    {
      heading: "2. Akaunti za watumiaji",
      text: `
Hakuna akaunti za watumiaji kwenye tovuti hii. Huhitaji jina wala nenosiri ili kuisoma, na yeyote anayekuomba nenosiri kwa jina letu anajaribu kukulaghai.

Ikiwa siku moja tutatoa akaunti, kwanza tutakuomba ukubali masharti yake. Isipokuwa masharti hayo yaseme vinginevyo, kanuni hizi zitatumika: toa taarifa za kweli, usimpe mtu nenosiri lako, wajibika kwa kinachofanywa kwa akaunti yako, na utuambie mara moja mtu mwingine akiitumia. Unaweza kufunga akaunti yako wakati wowote, nasi tunaweza kufunga akaunti inayokiuka masharti haya.
`,
    },
    {
      heading: "3. Yaliyokatazwa",
      text: `
Huruhusiwi kutumia tovuti, au unachokipata humo:

- kuvunja sheria, au kuwasaidia wengine kuivunja;
- kudanganya, kutishia, kusumbua au kumdhuru mtu yeyote, au kujifanya mtu mwingine, sisi au mmoja wa washirika wetu;
- kututumia matangazo, programu hasidi, au chochote usicho na haki ya kukituma;
- kukusanya taarifa binafsi za watu wengine;
- kuvuruga tovuti, kuizidishia mzigo, kuingia katika sehemu zisizo za umma, au kukwepa ulinzi wake;
- kushambulia mifumo bila ruhusa ya wamiliki wake, bila kujali nyenzo zetu za mafunzo zinafundisha nini kuhusu mashambulizi.

Programu za kompyuta zinaweza kuisoma tovuti ikiwa zinakwenda polepole kiasi cha kuwaachia watu nafasi na zinafuata \`robots.txt\`.

Kutafuta udhaifu kwa nia njema hakukatazwi: fuata [security.txt](/.well-known/security.txt), usimdhuru mtu, usiguse data za watu wengine, na ripoti unachogundua. Hatutachukua hatua dhidi yako kwa hilo.
`,
    },
    {
      heading: "4. Miliki bunifu",
      text: `
**Maandishi na sanaa.** Isipokuwa ukurasa useme vinginevyo, maandishi, michoro na filamu za tovuti hii tulizotengeneza sisi zimechapishwa chini ya [Creative Commons Attribution 4.0 International](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Unaweza kuzinakili, kuzibadilisha na kuzisambaza, kwa lengo lolote, ikiwa utaitaja “Secure AI Africa”, utaweka kiungo cha leseni na utasema ulichobadilisha.

**Msimbo.** Programu inayoendesha tovuti hii imechapishwa chini ya leseni ya MIT.

**Majina na nembo za washirika.** Majina na nembo zilizo kwenye ukurasa wa [Ushirikiano](/about/partnerships) zinawawakilisha washirika wetu na ni mali yao. Leseni zilizotajwa hapo juu hazizihusu. Ukitaka kutumia nembo ya mshirika, mwombe mshirika huyo.

**Kazi za watu wengine.** Tunachonukuu au kuunganisha nacho ni mali ya waliokitengeneza. Leseni zilizotajwa hapo juu hazihusu hicho pia.

**Jina na alama yetu.** Unaweza kuvitumia kusema kitu kimetoka wapi. Huruhusiwi kuvitumia kuashiria kwamba tulitengeneza, tuliidhinisha au tunaunga mkono kitu wakati sivyo.

**Unachotutumia** kinabaki chako. Unaturuhusu kukitumia ili kukujibu. Tunakichapisha tu kwa ridhaa yako.

Ukiamini kwamba kitu kilicho hapa kinakiuka haki zako, [tuandikie](/contact) ukitaja anwani yake na sababu yako. Tutalichunguza haraka na kuondoa kisichopaswa kuwa hapa.
`,
    },
    {
      heading: "5. Kanusho na mipaka ya dhima",
      text: `
Tunajitahidi tunachochapisha kiwe sahihi, lakini tunatoa tovuti na kila kilichomo kama kilivyo, bila dhamana ya aina yoyote. Hatuahidi kwamba kimekamilika, hakina makosa, kinafaa kwa lengo lako, au kinapatikana wakati wote. Tunachosema kuhusu usalama na sheria ni cha jumla. Si ushauri wa kisheria, na kukifuata peke yake hakufanyi mfumo uwe salama. Kwa maamuzi muhimu, muulize mtu anayelifahamu suala lako.

Baadhi ya viungo huelekeza kwenye tovuti nyingine. Hatuzidhibiti tovuti hizo na hatuwajibiki kwazo.

Kwa kadiri sheria inavyoruhusu, Secure AI Africa, wafanyakazi wake, wanaojitolea na washirika wake hawana dhima kwa hasara au uharibifu unaotokana na kutumia tovuti au na kutopatikana kwake, hasa kwa hasara isiyo ya moja kwa moja, faida iliyokosekana au data iliyopotea. Hakuna kitu katika masharti haya kinachowekea mipaka dhima kwa makusudi, uzembe mkubwa, kifo au majeraha, au dhima nyingine yoyote ambayo sheria hairuhusu iwekewe mipaka.
`,
    },
    {
      heading: "6. Sheria inayosimamia",
      text: `
{law} Ikiwa wewe ni mtumiaji wa kawaida (mlaji), unabaki na ulinzi wa kanuni za lazima za nchi unakoishi, na unaweza kwenda kwenye mahakama zake.

Kabla mtu yeyote hajaenda mahakamani, tafadhali [zungumza nasi](/contact): tutajaribu kulimaliza suala hilo pamoja nawe ndani ya siku 30.

Ikiwa sehemu ya masharti haya ni batili, sehemu nyingine zinaendelea kuwa na nguvu.
`,
    },
    {
      heading: "7. Mabadiliko ya masharti",
      text: `
Tunaweza kubadilisha masharti haya tovuti au sheria inapobadilika. Tarehe ya pili iliyo juu inaonyesha maandishi haya yalibadilishwa lini mara ya mwisho. Masharti mapya hutumika kuanzia siku yanapochapishwa hapa, kwa unachofanya kuanzia siku hiyo. Ikiwa huyakubali, tafadhali acha kutumia tovuti.
`,
    },
    {
      heading: "8. Wasiliana nasi",
      text: `
Kwa maswali kuhusu masharti haya, unaweza kutufikia:

{contactWays}
`,
    },
  ],
};
