import type { Translation } from "../translation.ts";

export const privacyPolicy: Translation["privacyPolicy"] = {
  title: "Sera ya faragha",
  description:
    "Kile ambacho Secure AI Africa inakijua kuhusu wanaotembelea tovuti hii, kwa nini, kwa muda gani, na unachoweza kutuomba.",
  lead: "Unaweza kusoma tovuti hii yote bila kutuambia wewe ni nani. Sera hii inaeleza kile ambacho Secure AI Africa, ya Addis Ababa, Ethiopia, bado inakijua kukuhusu, kinafanyiwa nini, na unachoweza kutuomba.",
  sections: [
    {
      heading: "Taarifa tunazokusanya",
      text: `
### Taarifa binafsi

Tunajua wewe ni nani ikiwa tu umetuambia. Fomu zilizo kwenye [ukurasa wa mwanzo](/), [ukurasa wa mawasiliano](/contact) na [ukurasa wa msaada](/support) zinaomba mambo manne: jina lako, anwani yako ya barua pepe, mada na ujumbe. Tunayahitaji yote manne ili kukujibu. Yanahifadhiwa kwenye hifadhidata yetu pamoja na wakati yalipofika, na kutumwa kwa barua pepe kwa wafanyakazi wanaojibu. Majibu yetu, barua pepe unazotuma kujibu na faili zilizomo huhifadhiwa pamoja na ujumbe, na vilevile lugha ambayo ujumbe unaonekana kuandikwa.

Tafadhali usitume zaidi ya kile ambacho swali lako linahitaji. Usitutumie kumbukumbu za afya, manenosiri, namba za vitambulisho, wala chochote kuhusu watu wengine.

Hakuna akaunti kwenye tovuti hii, kwa hiyo hakuna manenosiri wala wasifu wa watumiaji. Hatupokei malipo hapa.

### Data ya matumizi

Seva hutunza kumbukumbu ya kazi yake yenyewe: ukurasa upi uliombwa, lini, jibu lilichukua muda gani na kama lilishindikana. Kumbukumbu hiyo haina anwani yako ya mtandao, ulichoandika katika utafutaji, wala chochote kingine kinachosema wewe ni nani.

Ili kukutumia ukurasa, seva lazima ione anwani yako ya mtandao inapojibu, kama ilivyo kwa kila tovuti. Haiihifadhi. Unapotuma ujumbe, seva huhifadhi vitu vingine vitatu kwa siku moja, ili kuzuia mafuriko ya ujumbe na kutambua pale muunganisho mbaya ulipokufanya utume ujumbe uleule mara mbili: anwani yako ya mtandao katika umbo lililovurugwa, ambalo hakuna anayeweza kulirudisha kuwa anwani bila ufunguo unaobaki kwenye seva; alama za kidijitali za ujumbe, za sehemu zake na za anwani yako ya barua pepe; na namba ya nasibu kutoka kwenye kichupo cha kivinjari chako. Kisha hufutwa.

Hatutumii zana za takwimu za wageni, na hakuna kitu kwenye ukurasa kinachoturipotia ulichosoma, ulifika wapi kwenye ukurasa au ulitoka wapi.

### Vidakuzi na ufuatiliaji

Haya ndiyo yote ambayo tovuti huhifadhi kwenye kifaa chako, na hakuna hata kimoja kinachotuambia wewe ni nani:

- **“low-data”, kidakuzi.** Huwekwa tu ukitumia swichi ya kuokoa data. Kwa mwaka mmoja hukumbuka kama uliwasha au ulizima hali hiyo, kwa sababu seva lazima ijue hilo kabla ya kutuma ukurasa. Ndicho kidakuzi pekee. Ikiwa kivinjari chako kimewekwa kuokoa data, hali hiyo huwashwa bila kidakuzi.
- **“theme”, katika hifadhi ya kivinjari (local storage).** Huwekwa tu ukitumia kitufe cha mwonekano wa mwangaza au wa giza, na hukumbuka chaguo lako hadi ulifute.
- **“font”, katika hifadhi ya kivinjari (local storage).** Kivinjari chako kikishapakia fonti ya vichwa vyetu, dokezo hili husema hivyo, na kurasa zinazofuata hutumia fonti hiyo mara moja. Hubaki hadi ulifute.
- **“language”, katika hifadhi ya kivinjari (local storage).** Ikiwa kivinjari chako kinapendelea lugha nyingine tuliyo nayo, tunakupendekezea mara moja tu, na dokezo hili hukumbuka kwamba tumefanya hivyo. Hubaki hadi ulifute.
- **“draft:” na anwani ya fomu, katika hifadhi ya kivinjari (local storage).** Unachoandika kwenye fomu huhifadhiwa kwa siku moja, ili kupakia ukurasa upya au kukatika kwa muunganisho kusikupotezee ujumbe wako. Hufutwa ujumbe unapotumwa, unapobonyeza “Futa nilichoandika”, au kwa ukurasa wa kwanza unaoufungua hapa baada ya siku hiyo kwisha. Katika hali ya kuokoa data hakuna kinachohifadhiwa.
- **“formId”, katika hifadhi ya kikao (session storage).** Unapotuma ujumbe, kivinjari hutunza namba ya nasibu ya kichupo hadi ukifunge kichupo hicho.

Kati ya hivi, kinachotumwa kwetu ni kidakuzi tu na, pamoja na ujumbe, namba ya nasibu. Unachoandika hutufikia tu unapokituma. Kama kila kivinjari, chako pia hutunza kwa muda nakala za kurasa, picha na fonti, ili zipakiwe haraka zaidi. Unaweza kufuta haya yote kwenye mipangilio ya kivinjari chako.

Hatukufuatilii, hapa wala kwenye tovuti nyingine: hakuna vidakuzi vya ufuatiliaji, pikseli, alama za kutambua kifaa wala vitambulisho vya matangazo, vyetu au vya mtu mwingine yeyote.
`,
    },
    {
      heading: "Jinsi tunavyotumia taarifa zako",
      text: `
Tunatumia unachotutumia:

- kusoma ujumbe wako, kuujibu na kufanya unachoomba;
- kukumbuka mazungumzo, ili usilazimike kueleza mambo mara mbili;
- kulinda fomu dhidi ya mafuriko ya ujumbe unaotumwa na mashine;
- kufanya kile ambacho sheria inatutaka.

Tunachapisha jina, picha, maandishi au anwani ya barua pepe ya mtu, kwenye ukurasa wa watu wetu au kama mwandishi, ikiwa tu amekubali. Anayetaka yake yabadilishwe au yaondolewe [anatuandikia](/contact): yanaondolewa kwenye tovuti bila kuchelewa, na hakuna sababu inayohitajika.

Tunatumia kumbukumbu za seva kuendesha tovuti, kutafuta hitilafu na kuilinda dhidi ya mashambulizi. Hatutengenezi wasifu wa watu, hatutumi matangazo, wala haturuhusu mashine iamue chochote kukuhusu. Unachotuandikia hakitumiki kufundisha modeli za akili mnemba (AI).

### Msingi wetu wa kisheria

Unatuma ujumbe kwa sababu unataka jibu: tunaushughulikia kwa ombi lako na kwa ridhaa yako, ambayo unaweza kuiondoa wakati wowote. Tunatunza kumbukumbu za seva kwa sababu tuna maslahi halali ya kuwa na tovuti inayofanya kazi na iliyo salama. Pale sheria inapotutaka jambo fulani, tunategemea sheria hiyo.

### Tunahifadhi kwa muda gani

Ujumbe huhifadhiwa kwa {keptMonths, plural, one {mwezi mmoja} other {miezi #}} baada ya jambo la mwisho ambalo wewe au sisi tuliandika kuuhusu, kwa kuwa huenda ukatuandikia tena. Kisha ujumbe, majibu yetu, barua pepe zako na faili zilizoambatana nazo hufutwa. Unaweza kuvifuta mwenyewe mapema zaidi, wakati wowote, kwa kiungo ulichopata ulipotuma ujumbe; au utuombe. Tunauhifadhi ujumbe kwa muda mrefu zaidi ikiwa tu sheria inataka hivyo, au hadi mgogoro unaouhusu umalizike.

Barua pepe zilizotumwa, kwako au kwa wafanyakazi wetu, hazimo kwenye hifadhidata yetu: ukitaka zilizo kwenye visanduku vyetu vya barua zifutwe pia, tuandikie. Nakala zetu rudufu, ambazo hakuna anayezisoma, bado huwa na kilichofutwa hadi zenyewe zifutwe kwa zamu yake. Ikiwa itatubidi kurudi kwenye mojawapo, tunafuta tena kilichokuwa kimefutwa.

### Jinsi tunavyozilinda

Tovuti hutolewa kupitia muunganisho uliosimbwa kwa njia fiche. Ujumbe, na madokezo ambayo wafanyakazi wetu huandikiana kuuhusu, husomwa tu na wafanyakazi wanaoujibu na, pale kazi yao inapohitaji, na wale wanaoitunza seva. Faili unazotuma kwa barua pepe huonyeshwa kwao peke yao. Wanachofanya wafanyakazi wetu na ujumbe huandikwa kwenye kumbukumbu, bila jina lako wala anwani yako. Hakuna mfumo ulio salama kabisa. Ikiwa uvunjaji wa usalama utakuweka hatarini, tutakuambia wewe na mamlaka husika bila kuchelewa.

### Watoto

Fomu ni kwa watu wenye umri wa miaka 18 na zaidi. Hatuulizi umri wako. Ikiwa mtoto ametutumia taarifa binafsi, tuambie, nasi tutazifuta.
`,
    },
    {
      heading: "Kushirikisha na kutoa data",
      text: `
Hatuuzi taarifa zako binafsi, wala hatuzikodishi. Tunaweza kuzishirikisha katika hali hizi tu:

- **Watoa huduma.** Kampuni zinazoendesha seva na kusafirisha barua pepe zetu hushughulikia ujumbe kwa niaba yetu. Zinaweza kuutumia kwa kazi hiyo tu, na lazima zitunze siri.
- **Mamlaka za kisheria.** Tunatoa kile ambacho sheria, mahakama au mamlaka nyingine ina uwezo wa kukidai, na si zaidi. Pale tunaporuhusiwa, tunakuambia kwanza.
- **Washirika, kwa ridhaa yako.** Ikiwa mshirika anaweza kukujibu vizuri zaidi, tunakuuliza kabla ya kumpa ujumbe wako. Usiposema ndiyo, hatumpi.

Seva yetu, au ya mtoa huduma, inaweza kuwa katika nchi tofauti na yako. Popote ilipo, sera hii inahusu ujumbe wako.

Tovuti yenyewe haipakii chochote kutoka kwa kampuni nyingine: si fonti, filamu, ramani, matangazo wala takwimu. Viungo vya tovuti nyingine, kama vile za washirika wetu au ukurasa wetu wa LinkedIn, hukupeleka mahali penye sera zake zenyewe.
`,
    },
    {
      heading: "Haki zako",
      text: `
Una haki ya:

- **kufikia**: kujua tunachohifadhi kukuhusu, na kupata nakala;
- **kusahihisha**: kutaka kilicho na kosa au pungufu kisahihishwe;
- **kufuta**: kutaka kifutwe;
- **kuzuia**: kututaka tukihifadhi bila kukitumia, kwa mfano wakati mgogoro unapotatuliwa.

Unaweza pia kupinga jinsi tunavyokitumia, kuondoa ridhaa yako, na kupata ulichotutumia katika muundo ambao kompyuta inaweza kuusoma. Ikiwa sheria ya nchi yako inakupa haki zaidi, unazo hizo pia.

Unapotuma ujumbe, unapata kiungo cha ukurasa wako mwenyewe. Unaonyesha tunachohifadhi kutoka kwenye ujumbe pamoja na majibu yetu, na unakuwezesha kusahihisha anwani yako ya barua pepe, kuchukua yote kama faili, na kuyafuta: papo hapo, bila kutuomba. Kiungo hicho hukokotolewa upya kila mara na hakihifadhiwi popote; yeyote aliye nacho anaweza kufanya hivyohivyo, kwa hiyo usimpe mtu mwingine.

Ili kutumia haki kwa njia nyingine, [tuandikie](/contact) kutoka kwenye anwani ya barua pepe uliyotupa, au tuambie njia nyingine ya kuona kwamba ujumbe ni wako. Ni bure. Tunajibu ndani ya mwezi mmoja, na ikitubidi kukataa jambo, tunasema kwa nini. Unaweza kulalamika kwa mamlaka ya ulinzi wa data ya nchi yako wakati wowote; tungefurahi kusikia kutoka kwako kwanza.
`,
    },
    {
      heading: "Mabadiliko ya sera hii",
      text: `
Tovuti inapobadilika, sera hii hubadilika nayo. Tarehe ya pili iliyo juu inaonyesha maandishi haya yalibadilishwa lini mara ya mwisho. Ikiwa siku moja tutataka kutumia kile ambacho tayari umetutumia kwa lengo jipya, tutakuuliza kwanza. Maandishi mapya hapa hayatoshi.
`,
    },
    {
      heading: "Wasiliana nasi",
      text: `
Kwa maswali kuhusu sera hii, au kutumia mojawapo ya haki zako, unaweza kutufikia:

{contactWays}
`,
    },
  ],
};
