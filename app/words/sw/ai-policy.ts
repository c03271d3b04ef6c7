import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  title: "Kuunda mustakabali wa AI",
  description: "Kuweka sera madhubuti na mifumo ya maadili ili akili mnemba (AI) itumike kwa uwajibikaji.",
  subtitle: "Kuweka sera madhubuti na mifumo ya maadili ili akili mnemba (AI) itumike kwa uwajibikaji.",
  film: {
    unsupported: "Kivinjari chako hakiwezi kuonyesha video hii.",
    pause: "Simamisha filamu",
    play: "Cheza filamu",
  },
  commitment: {
    heading: "Ahadi yetu kwa AI yenye maadili",
    paragraphs: [
      "Kanuni za AI hufanya kazi vizuri zaidi pale wanaoziandika, wanaopaswa kuzifuata na wanaolindwa nazo wanapokuwa wamezungumza pamoja. Tunafanya kazi na serikali, wadhibiti na asasi za kiraia, na hatuna kitu cha kuuza.",
      "Tunawahusisha wadau wote tangu rasimu ya kwanza. Wahandisi husema nini kinaweza kupimwa, wadhibiti nini kinaweza kutekelezwa, wasambazaji gharama yake ni ipi, na jamii nini kiko hatarini. Tunaandika pale wanapokubaliana, na kwa uwazi uleule pale wasipokubaliana.",
      "Matokeo yanapaswa kuwa mafupi kiasi cha kusomeka, wazi kiasi cha kukagulika, na tayari kubadilishwa yasipofanya kazi kwa vitendo.",
    ],
    list: {
      heading: "Wanaokaa mezani",
      items: [
        "Serikali, ambazo hununua na kutumia AI na pia kuitungia kanuni",
        "Wadhibiti, ambao wanapaswa kugeuza misingi kuwa maamuzi",
        "Asasi za kiraia, ambazo huwa za kwanza kusikia mambo yanapokwenda kombo",
        "Watu wanaounda na kuendesha mifumo",
      ],
    },
  },
  pillars: {
    heading: "Kuendeleza AI inayowajibika: nguzo zetu kuu",
    items: [
      {
        title: "Mifumo ya maadili ya AI",
        text: "Misingi inayoambatana na maswali, majaribio na kumbukumbu zinazoifanya itekelezeke, ili timu iweze kuonyesha ilichofanya na ambacho haikufanya.",
      },
      {
        title: "Usimamizi salama wa data",
        text: "Kanuni za kukusanya, kutunza, kushirikisha na kufuta data: nani anaweza kuiona, inatunzwa wapi, kwa muda gani, na nini hufuata ikivuja.",
      },
      {
        title: "Ushauri kuhusu udhibiti",
        text: "Maoni kuhusu rasimu za sheria, viwango na zabuni: nini kinawezekana kiufundi, nini kinaweza kukaguliwa, na nini taasisi ndogo inaweza kukimudu.",
      },
      {
        title: "Ushirikishwaji wa umma wote",
        text: "Mashauriano ambayo watu wanaweza kushiriki: kwa lugha zao, kwa saa na mahali panapowafaa, na kwa kujibiwa walichosema.",
      },
      {
        title: "Uwajibikaji na uwazi",
        text: "Mtu anayetajwa kwa jina kwa kila mfumo, rejesta ya wazi ya mahali unapotumika, na njia ya kulalamika inayoishia kwa uamuzi wa binadamu.",
      },
      {
        title: "Ushirikiano wa kimataifa",
        text: "Kupeleka uzoefu wa Afrika kwenye viwango vya kimataifa, na kuhakikisha kanuni zinaoana kiasi cha huduma kuweza kuvuka mipaka.",
      },
    ],
  },
  contact: {
    heading: "Je, unaandaa kanuni, zabuni au mkakati?",
    text: "Tutumie rasimu yako au swali lako. Tutakuambia tunachojua, tusichojua, na nani anaweza kujua.",
    action: "Wasiliana na wataalamu wetu wa sera",
  },
  dialogue: {
    heading: "Shiriki katika mjadala wa dunia",
    lead: "Tunachochapisha ni cha kutumiwa, kunukuliwa na kupingwa kwa hoja.",
    research: {
      title: "Tafiti na makala mpya",
      text: "Makala za awali na maelezo ya mbinu kuhusu usalama na athari za AI, zilizoandikwa ili wengine waweze kurudia kazi hiyo.",
      action: "Tazama machapisho",
    },
    briefs: {
      title: "Mihtasari ya sera na uchambuzi",
      text: "Hati fupi kwa maofisa wa umma na wabunge: swali, chaguo zilizopo, gharama ya kila moja na nani angenufaika.",
      action: "Soma mihtasari ya sera",
    },
  },
};
