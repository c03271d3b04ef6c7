import type { Translation } from "../translation.ts";

export const outbox: Translation["outbox"] = {
  ownDevice: "Hiki ni kifaa changu mwenyewe",
  ownDeviceNote: "Kama hakuna mtandao, ujumbe wangu unasubiri hapa na kutumwa baadaye.",
  onPhone: "Unasubiri kwenye simu hii",
  onDevice: "Unasubiri kwenye kifaa hiki",
  later: "Utatumwa utakapofungua tena ukurasa wa tovuti hii ukiwa na mtandao.",
  old: "Kwa saa ya kifaa hiki una zaidi ya siku 30, kwa hiyo hautatumwa mpaka useme.",
  notSent: "Haujatumwa",
  failed: "Tovuti haikuupokea.",
  send: "Tuma sasa",
  sending: "Inatuma...",
  edit: "Hariri",
  remove: "Ondoa",
  removeQuestion: "Uondoe ujumbe huu? Haujatumwa.",
  close: "Funga",
  occupied: "Fomu ina maandishi mengine. Yatume au yafute kwanza.",
  full: "Kifaa hiki hakina nafasi ya ujumbe mwingine unaosubiri. Ulichoandika kinabaki hapa.",
  heading: "Ujumbe unaosubiri",
  none: "Hakuna ujumbe unaosubiri kwenye kifaa hiki.",
};
