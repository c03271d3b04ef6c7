import type { DeskTranslation } from "../../translation.ts";

export const launch: DeskTranslation["launch"] = {
  title: "Tayari kuzinduliwa?",
  lead: "Mfadhili, mwandishi wa habari au afisa wa serikali hutafuta mambo haya kabla ya kuiamini tovuti.",
  progress: "{done} kati ya {all} yamekamilika.",
  ready: "Kila kitu kipo.",
  done: "Imekamilika:",
  open: "Bado:",
  byOperator: "Muulize mtu anayeendesha tovuti.",
  groups: {
    trust: "Sisi ni nani",
    texts: "Tunachosema",
    running: "Jinsi tovuti inavyoendeshwa",
  },
  checks: {
    people: "Wataje watu wanaofanya kazi hapa, kwa idhini yao.",
    board: "Wataje wajumbe wa bodi.",
    registration: "Weka namba ya usajili.",
    address: "Weka anwani ya posta.",
    contact: "Weka anwani ya barua pepe au namba ya simu.",
    funders: "Wataje wafadhili.",
    accounts: "Chapisha hesabu za angalau mwaka mmoja.",
    photographs: "Onyesha angalau picha moja ya kazi yetu wenyewe.",
    samples: "Badilisha au ondoa mifano.",
    evidence: "Toa ushahidi kwa kila takwimu, au iondoe.",
    legal:
      "Weka yote yanayotajwa na kurasa za kisheria: namba ya usajili, anwani ya barua pepe, namba ya simu, sheria inayotumika.",
    read: "Mwombe mzungumzaji wa asili asome kila tafsiri, na urekodi hilo kwenye ukurasa wake wa mapitio.",
    disclosure: "Weka anwani na ufunguo wa OpenPGP kwa watu waliopata udhaifu wa usalama.",
    securityTxt: "Thibitisha security.txt.",
    mail: "Weka mipangilio ya barua pepe, ili ujumbe uwafikie na majibu yawafikie wageni.",
    backup: "Fanya nakala ya akiba angalau kila baada ya siku mbili.",
    administrators: "Kuwa na msimamizi wa pili, ikiwa wa kwanza hawezi kuingia.",
  },
};
