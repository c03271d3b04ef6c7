import type { Translation } from "../translation.ts";

export const aiSecurity: Translation["aiSecurity"] = {
  title: "Usalama wa AI",
  kicker: "Programu",
  description:
    "Maana ya kulinda akili mnemba (AI) na mkondo unaoifikisha kwa watumiaji: kwa umma, kwa wahandisi na kwa watunga sera.",
  lead: "Mfumo wa akili mnemba (AI) ni salama unapofanya kile ambacho wamiliki wake wanasema, kwa watu uliokusudiwa, na hakuna anayeweza kubadilisha hilo kimyakimya.",
  meaning: {
    heading: "Maana ya kulinda AI",
    paragraphs: [
      "Huduma ya AI imeundwa na vitu vinne: data iliyojifunza kwayo, modeli iliyotokana na data hiyo, programu inayoizunguka modeli, na watu wanaoitumia. Anayetaka kuitumia vibaya hutafuta kilicho dhaifu zaidi kati ya hivyo vinne. Ni nadra kiwe modeli peke yake.",
      "Vyote vinne hukutana katika mkondo wa CD/CI (pipeline): mlolongo wa hatua unaojiendesha ambao hukusanya, huunda, hujaribu na hufikisha huduma, mara nyingi hata mara kadhaa kwa siku. Anayedhibiti hatua moja hudhibiti kila kinachofuata. Ndiyo maana tunaanzia hapo, na ndiyo maana kazi hii inawezekana: ni timu chache zinazofundisha modeli kubwa, lakini kila timu ina mkondo.",
    ],
  },
  pipeline: {
    heading: "Mkondo, hatua kwa hatua",
    lead: "Hatua sita kutoka data hadi matumizi ya kila siku. Kwa kila hatua: kinachoharibika katika hali halisi, na kinachosaidia.",
    wrong: "Kinachoweza kuharibika",
    remedy: "La kufanya",
    steps: [
      {
        title: "Data",
        text: "Kile ambacho modeli hujifunza kwacho: maandishi, picha, kumbukumbu, rekodi za sauti.",
        wrong:
          "Mtu anapenyeza mifano ya uongo. Kumbukumbu za watu zinatumika bila ruhusa. Kuna lugha zisizokuwemo kabisa.",
        remedy:
          "Andika kila seti ya data imetoka wapi na kwa masharti gani. Tunza alama yake ya kidijitali (hash), ili ugundue badiliko lolote. Ondoa kinachotambulisha watu.",
      },
      {
        title: "Modeli",
        text: "Matokeo ya mafunzo, kwa kawaida faili kubwa iliyotengenezwa na mtu mwingine.",
        wrong:
          "Faili si ile iliyojaribiwa. Ina kichochezi kilichofichwa, au inaendesha msimbo inapofunguliwa. Inafichua ilichojifunza.",
        remedy:
          "Ichukue kutoka chanzo kinachojulikana, katika muundo usioweza kuendesha msimbo. Hakiki sahihi yake. Ishambulie wewe mwenyewe, kwa lugha za watumiaji wake.",
      },
      {
        title: "Vitegemezi",
        text: "Vifurushi, taswira za kontena na huduma ambazo programu imejengwa juu yake.",
        wrong:
          "Kifurushi maarufu kinatekwa, au mtu anachapisha bandia chenye jina linalokaribia kufanana. Huduma ya nje inabadilika usiku mmoja.",
        remedy:
          "Tunza orodha ya kila unachotumia. Funga matoleo kamili pamoja na alama zake za kidijitali. Sasisha kwa makusudi, kidogo kidogo.",
      },
      {
        title: "Uundaji",
        text: "Mashine inayogeuza haya yote kuwa kitu kinachoweza kufikishwa kwa watumiaji.",
        wrong:
          "Nenosiri limeachwa ndani ya msimbo. Badiliko la mtu asiyejulikana linaendeshwa kwa haki zote. Kinachotoka si kile kilichopitiwa.",
        remedy:
          "Weka siri nje ya msimbo, na ziishe muda wake mapema. Ipe kila kazi haki inazozihitaji tu. Tia sahihi kinachotoka, pamoja na kumbukumbu ya kilichoingia.",
      },
      {
        title: "Kuanza kutumika",
        text: "Wakati toleo jipya linapochukua nafasi ya lile la zamani.",
        wrong:
          "Mtu anaweka faili kwa mkono. Hakuna anayejua ni toleo lipi lililotoa jibu lipi. Hakuna njia ya kurudi nyuma.",
        remedy:
          "Usiendeshe chochote ambacho mkondo wako mwenyewe haukukitia sahihi. Anza na watumiaji wachache. Fanya mazoezi ya kurudi kwenye toleo zuri la mwisho.",
      },
      {
        title: "Matumizi",
        text: "Watu huuliza, mfumo hujibu, na wakati mwingine hutenda.",
        wrong:
          "Maagizo yaliyofichwa ndani ya hati yanauteka mfumo. Watu wanaamini jibu kwa sababu limetolewa na mashine. Maswali ya faragha yanahifadhiwa milele.",
        remedy:
          "Uruhusu ufanye tu mambo yasiyoleta madhara hata ukidanganywa. Mtu athibitishe yaliyo muhimu. Angalia tabia zisizo za kawaida, na ujue nani anaweza kuuzima.",
      },
    ],
  },
  readers: {
    heading: "Pa kuanzia",
    lead: "Njia tatu za kuingia. Vyote vilivyomo vinasomwa bila malipo.",
    items: {
      public: {
        title: "Kwa umma",
        text: "Sauti zinaweza kuigwa na picha zinaweza kubuniwa. Mazoea mazuri hukulinda kuliko macho makali: simama, piga tena kwa namba unayoifahamu, uliza mtu. Unaweza pia kuuliza kama uamuzi kuhusu wewe ulifanywa na mashine, na nani anawajibika.",
        link: "Nyenzo kwa umma",
      },
      engineers: {
        title: "Kwa wahandisi",
        text: "Anza na mambo matatu yasiyogharimu pesa: ondoa siri kwenye hazina zako za msimbo, funga matoleo ya unavyovitegemea, na utie sahihi unachokiunda. Kisha ishambulie huduma yako mwenyewe kabla mtu mwingine hajafanya hivyo.",
        link: "Nyenzo kwa wahandisi wa mitandao",
      },
      policyMakers: {
        title: "Kwa watunga sera",
        text: "Kanuni husaidia tu ikiwa kuna anayeweza kuikagua. Omba ushahidi: modeli imetoka wapi, ilijaribiwa kwa lugha zipi, inazimwaje, mtu anawezaje kupinga. Weka maswali haya kwenye zabuni, ambako gharama yake ni ndogo.",
        link: "Nyenzo kwa watunga sera",
      },
    },
  },
  next: {
    heading: "Kanuni na watu",
    text: "Usalama unahitaji kanuni zinazofanya kazi na watu unaoweza kuzungumza nao. Soma jinsi tunavyofanya kazi za sera, au tuletee swali kuhusu mkondo wako.",
    policy: "Kazi zetu za sera",
    contact: "Wasiliana nasi",
  },
};
