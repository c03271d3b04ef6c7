import type { DeskTranslation } from "../../translation.ts";

export const securityTxt: DeskTranslation["securityTxt"] = {
  confirmed: "Imethibitishwa. Ni halali hadi {until}.",
  help: "{file} huwaeleza watu waliogundua udhaifu wa usalama jinsi ya kuwasiliana nasi. Ni halali kwa mwaka mmoja tu, kwa hiyo mtu lazima aithibitishe tena kila mwaka.",
  file: "Faili hii",
  confirmedBy: "{name} alithibitisha security.txt {moment}.",
  unconfirmed: "Hakuna aliyethibitisha security.txt bado.",
  expired: "Muda wake uliisha {moment}.",
  expires: "Muda wake unaisha {moment}.",
  before: "Kabla ya kuthibitisha",
  addresses: "Je, kuna mtu anayesoma barua pepe za anwani hizi kila siku? Ziko kwenye {organisation}.",
  organisation: "Shirika",
  policy: "Je, {policy} bado ni sahihi?",
  policyName: "Sera ya usalama",
  key: "Ikiwa kuna ufunguo: je, kuna mtu anayeweza bado kuutumia?",
  confirm: "Yote haya ni sahihi: thibitisha",
  toPage: "Thibitisha security.txt",
};
