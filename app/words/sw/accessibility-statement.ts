import type { Translation } from "../translation.ts";

export const accessibilityStatement: Translation["accessibilityStatement"] = {
  title: "Taarifa ya ufikivu",
  description:
    "Jinsi Secure AI Africa inavyofanya tovuti hii itumike na kila mtu: kiwango, hatua, majaribio na mapungufu yanayojulikana.",
  lead: "Tovuti hii ni ya kila mtu, kwa kifaa chochote na uwezo wowote. Taarifa hii inaeleza tunacholenga, jinsi tunavyokihakiki, na pale ambapo bado tunapungukiwa.",
  sections: [
    {
      heading: "Kiwango chetu",
      text: `
Secure AI Africa inajenga tovuti hii kwa kufuata [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), yaani miongozo ya ufikivu wa maudhui ya wavuti, Kiwango cha AA. Miongozo hiyo inaeleza jinsi kurasa zinavyopaswa kutengenezwa ili watu wenye uwezo tofauti wa kuona, kusikia, kusogea na kufikiri waweze kuzitumia. Taarifa hii inahusu kila ukurasa ulio kwenye anwani hii.
`,
    },
    {
      heading: "Tunachofanya",
      text: `
- **Kutumia kibodi.** Kila kiungo, menyu, utafutaji, kichujio na fomu vinaweza kutumiwa kwa kibodi pekee. Kiungo kilicho mwanzoni mwa kila ukurasa hukupeleka moja kwa moja kwenye maudhui.
- **Kufanya kazi na visoma skrini.** Kurasa zimejengwa kwa vipengele ambavyo visoma skrini vinavifahamu, vyenye alama za maeneo, majina kwa kila kidhibiti, na maelezo ya picha zenye maana. Mabadiliko, kama vile idadi ya matokeo, hutangazwa.
- **Vichwa vya sehemu vilivyo wazi.** Kila ukurasa una kichwa kikuu kimoja, na vingine hufuata kwa mpangilio, ili uweze kujielekeza kwavyo.
- **Maandishi yanayosomeka.** Maandishi yana utofauti wa rangi wa angalau 4.5 kwa 1 katika mwonekano wa mwangaza na wa giza, yanaweza kukuzwa mara mbili bila kitu kupotea, na yameandikwa kwa lugha rahisi.
- **Kurasa zinazojirekebisha.** Kurasa hutosha kwenye kila skrini kuanzia upana wa pikseli 320, ikiwa wima au imelazwa, bila kusogeza pembeni.
- **Alama ya mahali ulipo.** Mstari ulio wazi huonyesha uko wapi unapotumia kibodi, na haufichwi nyuma ya sehemu ya juu ya ukurasa.

Pia, hakuna kinachosogea ikiwa kifaa chako kinaomba mwendo mdogo, filamu ya nyuma inaweza kusimamishwa, vitufe ni vikubwa vya kutosha kidole gumba, na kila kitu hufanya kazi bila JavaScript isipokuwa kitufe cha mwonekano wa giza.
`,
    },
    {
      heading: "Jinsi tunavyojaribu",
      text: `
Majaribio haya ni sehemu ya programu ya tovuti, na hufanyika kabla badiliko halijachapishwa:

- **axe**, kikaguzi kinachojiendesha, huchunguza kila ukurasa katika kivinjari halisi, katika mwonekano wa mwangaza na wa giza, kwa upana wa simu na wa kompyuta ya mezani;
- safari za kupitia tovuti hufanywa kwa kibodi pekee;
- kusoma, kutafuta na kutuma ujumbe hujaribiwa JavaScript ikiwa imezimwa;
- kurasa hutazamwa maandishi na mpangilio vikiwa vimekuzwa kwa asilimia 200.
`,
    },
    {
      heading: "Mapungufu yanayojulikana",
      text: `
- Ukaguzi unaojiendesha hugundua baadhi tu ya vizuizi. Tovuti bado haijachunguzwa na mtaalamu huru, wala na kundi la watu wanaotumia teknolojia saidizi kila siku.
- Majaribio hufanyika kwa injini moja ya kivinjari, Chromium. Nyingine zinatarajiwa kufanya kazi vivyo hivyo, lakini hazijaribiwi kila mara.
- Tovuti iko katika lugha sita. Tano kati yake ni tafsiri ambazo bado hazijasomwa na mzungumzaji yeyote; pale maandishi yanapokuwa katika lugha tofauti na ya ukurasa wake, yanawekewa alama, ili kisoma skrini kiweze kubadilisha sauti yake.
- Hati na tovuti za taasisi nyingine tunazounganisha nazo huenda zina ufikivu mdogo zaidi. Tuulize, nasi tutakutafutia maudhui yaleyale katika muundo mwingine pale yanapopatikana.
`,
    },
    {
      heading: "Maoni",
      text: `
Tuambie kuhusu chochote usichoweza kukitumia. Tutakupa unachohitaji kwa njia nyingine, kisha tutarekebisha ukurasa. Inasaidia kujua anwani ya ukurasa, ulijaribu nini, na unatumia kivinjari gani au teknolojia saidizi ipi. Unaweza kutufikia:

{contactWays}

Utapata jibu ndani ya saa 24. Usiporidhika na jibu letu, unaweza kwenda kwa mamlaka inayoshughulikia ufikivu sawa katika nchi yako.
`,
    },
  ],
};
