import type { DeskTranslation } from "../../translation.ts";

export const help: DeskTranslation["help"] = {
  short: "Msaada",
  title: "Msaada wa ukurasa huu",
  pages: {
    today: [
      "Anza hapa: ukurasa huu unaorodhesha kila kinachohitaji kushughulikiwa.",
      "Ujumbe huja kwanza, wa haraka zaidi juu, kisha maandishi ya kupitia, ukaguzi ulioshindikana, yaliyopangwa na rasimu.",
      "Fungua mstari wowote ili uushughulikie.",
    ],
    messages: [
      "Ujumbe kutoka kwa wageni hufika hapa. Tunaahidi jibu ndani ya saa 24, na kila ujumbe unaonyesha muda uliobaki.",
      "Fungua ujumbe ili uusome na kuujibu.",
      "Vichupo hupanga ujumbe kulingana na hali yake, na utafutaji hupitia ujumbe wote.",
    ],
    message: [
      "Mazungumzo yote yako hapa: aliyoandika mgeni, majibu yetu na maelezo mafupi ya wenzako.",
      "Jibu hutumwa kwa mgeni kwa barua pepe. Maelezo mafupi hubaki kwenye dawati.",
      "Mkabidhi mwenzako ujumbe ikiwa yeye ndiye anayepaswa kuujibu, na uufunge pasipobaki la kufanya.",
    ],
    cannedReplies: [
      "Andika hapa majibu unayotuma mara kwa mara, moja kwa kila lugha.",
      "Unapojibu ujumbe, chagua mojawapo na ulirekebishe kabla ya kutuma.",
      "Kubadilisha jibu hapa hakubadilishi majibu yaliyokwisha kutumwa.",
    ],
    responseTimes: [
      "Angalia hapa tunajibu kwa haraka kiasi gani, na kama tunatimiza ahadi yetu ya saa 24.",
      "Siku ambazo ofisi imefungwa ziko chini ya Kurasa, Sikukuu.",
    ],
    personalData: [
      "Watu wanaweza kuuliza tuna data gani kuwahusu, au kuomba tuifute.",
      "Tafuta anwani yao ya barua pepe, kisha hamisha ujumbe kama faili au uufute kabisa.",
      "Ujumbe uliofutwa kabisa hauwezi kurudishwa.",
    ],
    registrations: [
      "Kila aliyejisajili kwa tukio hili yuko hapa, kwa mpangilio wa kujisajili. Fungua mtu ili usome majibu, uandike maelezo au ubadilishe usajili.",
      "Nafasi ikipatikana, hupewa walio kwenye orodha ya kusubiri. Ili kumthibitisha mtu, lazima kuwe na nafasi: kwanza ongeza idadi ya nafasi kwenye mipangilio.",
      "Usajili si ujumbe, kwa hiyo saa 24 hazihusiki.",
    ],
    registrationSettings: [
      "Washa usajili, kisha sema idadi ya nafasi, muda wa kujisajili na maswali mtakayouliza.",
      "Uliza tu mnachohitaji: kila swali husema kwa nini linaulizwa, na majibu hufutwa muda fulani baada ya tukio.",
      "Nafasi zilizoongezwa hupewa wanaosubiri mara tu unapohifadhi.",
    ],
    attendance: [
      "Bonyeza jina kuonyesha kwamba mtu amefika; libonyeze tena ili kuondoa alama. Unaweza pia kuandika au kuskani msimbo ambao watu wanaonyesha.",
      "Fungua ukurasa huu kabla ya kwenda mahali pasipo na mtandao. Unafanya kazi bila mtandao, na alama hutumwa baadaye.",
      "Watu kadhaa wanaweza kuweka alama kwenye milango kadhaa. Wawili wakimwekea alama mtu yuleyule, ya mwisho ndiyo huhesabiwa.",
    ],
    letter: [
      "Waandikie barua pepe watu wote wa tukio hili au baadhi yao. Kila mtu hupata barua pepe yake.",
      "Angalia onyesho la awali na idadi ya watu, kisha tuma.",
    ],
    subscribers: [
      "Watu hawa wanapokea jarida. Tafuta mtu, au mwondoe aliyeomba kuondolewa.",
      "Ingiza watu ikiwa tu walikubali kupokea jarida hili, na useme wapi na lini.",
      "Chini zaidi, ona kilichotumwa, na usimamishe barua inayotumwa.",
    ],
    senderChecks: [
      "Ukurasa huu unaonyesha kama kikoa kimewekwa ili visanduku vya barua vikubali barua zetu.",
      "Mwonyeshe anayeendesha tovuti: mengi yake yanawekwa mahali kikoa kinaposimamiwa.",
    ],
    sendMail: [
      "Angalia barua katika kila lugha, katika mandhari zote mbili na kama maandishi matupu, na ujitumie jaribio.",
      "Kisha itume, au chagua wakati. Barua haiwezi kurudishwa, lakini unaweza kuisimamisha wakati inatumwa.",
    ],
    records: [
      "Maudhui yote ya aina hii yameorodheshwa hapa, yaliyobadilishwa karibuni kwanza. Kila mstari unaonyesha hali, lugha na aliyebadilisha mara ya mwisho.",
      "Fungua mstari ili uandike, au anza mpya.",
      "Yaliyoondolewa kwa umma hubaki hapa, na yaliyofutwa yanaweza kurudishwa kwa siku 30.",
    ],
    pages: [
      "Kurasa za tovuti ziko hapa, pamoja na menyu, kijachini, tangazo na maelezo ya shirika.",
      "Fungua mojawapo ili ubadilishe maneno yake. Unaweza pia kuongeza kurasa zako.",
      "Ili ukurasa mpya uonekane kwenye menyu, uongeze chini ya Menyu.",
    ],
    writing: [
      "Andika hapa. Dawati huhifadhi maandishi yako unapoandika, hata bila mtandao.",
      "Wageni hawaoni chochote hadi yachapishwe au wakati uliopangwa ufike.",
      "Hakikisho linaonyesha maandishi kama wageni watakavyoyaona.",
      "Historia hutunza matoleo ya awali, na unaweza kurudi kwa lolote.",
    ],
    page: [
      "Badilisha maneno ya ukurasa huu hapa. Mpangilio wake haubadiliki.",
      "Orodha zina vitufe vya kuongeza, kusogeza na kuondoa viingilio.",
      "Wageni huona mabadiliko yako yakishachapishwa.",
      "Tafsiri ziko peke yake: fungua lugha ili uandike kwa lugha hiyo.",
    ],
    translation: [
      "Tafsiri hapa: maandishi ya asili yako kando ya kila sehemu.",
      "Pale ukurasa unaposema hivyo, sehemu iliyoachwa wazi huonyesha maandishi ya asili.",
      "Maandishi ya asili yakibadilika baada ya kuchapisha, ukurasa huu unaonyesha kilichobadilika.",
    ],
    review: [
      "Maandishi yaliyo tayari kupitiwa yameorodheshwa hapa, yaliyosubiri zaidi kwanza.",
      "Fungua mojawapo uyasome, utoe maoni kuhusu sentensi, uyaidhinishe au uyarudishe.",
      "Hakuna anayeweza kuidhinisha maandishi aliyoyaandika mwenyewe.",
    ],
    reviewText: [
      "Chagua sentensi ili kuitolea maoni. Waandishi wanaona maoni yako kando ya maandishi.",
      "Idhini ni ya maandishi haya hasa: badiliko lolote huifuta.",
      "Mtu asiye na akaunti anaweza kuidhinisha kwa kiungo. Kinafanya kazi mara moja, kwa siku 7.",
    ],
    history: [
      "Kila toleo lililohifadhiwa limeorodheshwa hapa, la karibuni kwanza.",
      "Chagua matoleo mawili ili uone kilichobadilika kati yake.",
      "Ukirejesha toleo, linakuwa maandishi unayofanyia kazi. Huonekana kwa umma ukilichapisha.",
    ],
    preview: [
      "Hivi ndivyo wageni watakavyoona maandishi kwenye simu na kwenye kompyuta, kwa mandhari angavu na ya giza.",
      "Ili kumwonyesha mtu asiye na akaunti, unda kiungo. Hufanya kazi kwa siku 7, na unaweza kukibatilisha.",
    ],
    checks: [
      "Baada ya kuchapisha au kuondoa kwa umma, dawati hukagua kila mahali ambapo wageni hupata maandishi: ukurasa wake, orodha, utafutaji, milisho na ramani ya tovuti.",
      "Ukaguzi ulioshindikana hurudiwa. Ukiendelea kushindikana, mwambie anayeendesha tovuti.",
    ],
    care: [
      "Ona hapa yanayohitaji kurekebishwa katika maandishi yaliyochapishwa, yakiwa yamepangwa kwa kazi ya kufanya.",
      "Fungua mstari ili kurekebisha maandishi. Hutoweka muda mfupi baada ya uchapishaji.",
      "Ikiwa maandishi ya zamani bado ni sahihi, bonyeza “Yamepitiwa leo”.",
    ],
    counts: [
      "Ona hapa kurasa zipi hufunguliwa, faili zipi hupakuliwa na nini hutafutwa bila kupatikana.",
      "Chagua kipindi, au pakua takwimu kwa ajili ya lahajedwali.",
      "Takwimu ni jumla za kila siku. Ziko chini kidogo ya uhalisia: ukurasa ambao kivinjari kilipakia mapema hauhesabiwi.",
    ],
    media: [
      "Picha na faili zote za tovuti ziko hapa. Pakia mpya, kisha uzitumie kwenye maandishi.",
      "Fungua mojawapo ili uieleze kwa wasioweza kuiona, na uone inatumika wapi.",
      "Picha zinapopakiwa, data ya mahali na ya kamera huondolewa.",
    ],
    mediaItem: [
      "Eleza picha kwa sentensi moja, ili wasioweza kuiona wajue inaonyesha nini.",
      "Maelezo chini ya picha na jina la mpigapicha huonyeshwa popote inapotumika.",
      "Inaweza kufutwa pale ambapo hakuna ukurasa unaoitumia.",
    ],
    staff: [
      "Waalike wenzako hapa na uchague kila mmoja anaweza kufanya nini: kutafsiri, kuandika, kuchapisha au kusimamia.",
      "Simu ikipotea, mtoe mtu huyo kila mahali.",
      "Ondoa ruhusa ya wanaoondoka. Maandishi yao hubaki.",
    ],
    account: [
      "Chagua lugha na saa za eneo za dawati lako, na barua pepe unazopata.",
      "Passkey hukuwezesha kuingia kwa alama ya kidole, uso au PIN. Ongeza moja kwenye kila kifaa unachotumia.",
      "Ukiona kifaa kisicho chako, kitoe na umwambie msimamizi.",
    ],
    log: [
      "Kumbukumbu inaonyesha nani alifanya nini kwenye dawati, na lini.",
      "Chagua mtu ili uone aliyoyafanya yeye tu.",
    ],
    samples: [
      "Mifano inaonyesha jinsi tovuti inavyoonekana ikiwa na maudhui. Weka maandishi yenu badala yake kabla ya kutangaza tovuti.",
      "Kuondoa mifano yote hakugusi maandishi yenu. Mnaweza kuirudisha kwa siku 30.",
    ],
    launch: [
      "Ukurasa huu unaorodhesha mambo ambayo wasomaji makini hutafuta kwenye tovuti na bado hawayapati.",
      "Fungua kazi: inakupeleka mahali pa kuijaza.",
    ],
    state: [
      "Ukurasa huu unaeleza kwa maneno jinsi tovuti inavyofanya kazi: barua pepe, nakala rudufu, diski, hitilafu.",
      "Mstari wenye alama unaeleza la kufanya. Kazi nyingi ni za anayeendesha tovuti.",
    ],
    redirects: [
      "Ongeza anwani inayopaswa kuelekea ukurasa wa tovuti hii, kama ile iliyochapishwa kwenye bango.",
      "Ukurasa ukichapishwa baadaye kwenye anwani hiyo, wageni wanaona ukurasa huo.",
    ],
    securityTxt: [
      "Watu wanaogundua udhaifu kwenye tovuti husoma security.txt ili wajue wamwambie nani.",
      "Kagua anwani na uthibitishe faili kabla muda wake haujaisha.",
    ],
    signIn: [
      "Njia ya haraka zaidi ya kuingia ni passkey, ambayo unaweza kuiongeza kwenye akaunti yako.",
      "Usipokuwa nayo, omba namba ya siri: huja kwa barua pepe na hutumika mara moja, kwa dakika kumi.",
      "Namba isipofika, muulize msimamizi.",
    ],
    join: [
      "Andika jina lako kama wenzako wanavyopaswa kuliona, kisha endelea.",
      "Unaweza kuongeza passkey mara baada ya hapo, ili kuingia tena kuwe haraka.",
    ],
  },
};
