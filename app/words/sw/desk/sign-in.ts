import type { DeskTranslation } from "../../translation.ts";

export const signIn: DeskTranslation["signIn"] = {
  title: "Ingia",
  again: "Ingia tena",
  usePasskey: "Ingia kwa passkey",
  sendCode: "Nitumie namba ya siri",
  haveCode: "Tayari ninayo",
  code: "Namba ya siri",
  asked:
    "Ikiwa anwani hii ina ruhusa ya kuingia kwenye dawati, tumeitumia namba ya siri inayofanya kazi kwa dakika kumi.",
  tooManyCodes: "Namba nyingi mno za siri zimeombwa. Tafadhali subiri saa moja, au ingia kwa passkey.",
  noMail:
    "Tovuti hii haitumi barua pepe. Msimamizi anaweza kupata namba ya siri kwenye seva kwa: npm run staff -- code EMAIL",
  mailIsAway:
    "Seva ya barua pepe haipatikani, kwa hiyo hakuna namba ya siri iliyotumwa. Jaribu tena baada ya muda mfupi, au mwombe msimamizi aipate kwenye seva kwa: npm run staff -- code EMAIL",
  wrongCode: "Namba hii ya siri si sahihi, imeshatumika au imepita dakika kumi. Omba mpya.",
  unknownPasskey:
    "Hatuijui passkey hii, au ilichukua muda mrefu mno. Jaribu tena, au ingia kwa namba ya siri.",
  tooManyAttempts: "Umejaribu mara nyingi mno. Tafadhali subiri dakika kumi na ujaribu tena.",
  begin: {
    title: "Anza",
    first: "Utakuwa msimamizi wa kwanza wa dawati, na kisha unaweza kualika wengine.",
    correct: "Tafadhali sahihisha sehemu zilizo hapa chini.",
    emailHint: "Tunatuma namba za siri za kuingia kwenye anwani hii.",
    used: "Kiungo hiki hakifanyi kazi tena",
    usedText:
      "Kinafanya kazi mara moja, kwa dakika 60, na hadi dawati lipate msimamizi wake wa kwanza tu. Ikiwa halina bado, endesha {command} kwenye seva ili kupata kiungo kipya. Vinginevyo {signIn}, au mwombe msimamizi akualike.",
    signInLink: "ingia",
  },
  join: {
    title: "Jiunge",
    invited: "{by} anakualika kwenye dawati la {organisation} kama {role}. Unaingia kama {email}.",
    used: "Mwaliko huu haufanyi kazi tena",
    usedText:
      "Unafanya kazi mara moja, kwa siku saba. Ikiwa umeutumia, {signIn}; vinginevyo mwombe aliyekualika akupe mpya.",
    signInLink: "ingia",
  },
  problems: {
    noName: "Tafadhali andika jina.",
    longName: "Jina hili ni refu mno.",
    noEmail: "Tafadhali andika anwani ya barua pepe.",
    wrongEmail: "Hii si anwani ya barua pepe: inahitaji @ moja na kikoa, kama ada@example.org.",
  },
};
