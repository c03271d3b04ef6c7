import type { Translation } from "../translation.ts";

export const approval: Translation["approval"] = {
  title: "Idhinisha maandishi",
  label: "Idhini",
  intro:
    "{person}, tafadhali soma maandishi haya kama wageni watakavyoyaona. {maker} anakuomba uyaidhinishe au uyarudishe.",
  toAnswer: "Nenda kwenye jibu lako",
  heading: "Jibu lako",
  once: "Jibu lako ni la maandishi haya hasa. Kiungo hiki kinafanya kazi mara moja, hadi {date}.",
  approve: "Idhinisha",
  note: "Nini kibadilishwe? Ikiwa tu unayarudisha.",
  sendBack: "Rudisha",
  noteMissing: "Tafadhali andika kinachopaswa kubadilishwa, kisha uyarudishe.",
  noteTooLong: "Tafadhali andika herufi zisizozidi {max, number}.",
  approved: {
    title: "Asante. Umeidhinisha maandishi haya.",
    lead: "{maker} amejulishwa. Kiungo hiki kimetumika na hakionyeshi maandishi tena.",
  },
  sentBack: {
    title: "Asante. Umerudisha maandishi haya.",
    lead: "{maker} amepata maelezo yako. Kiungo hiki kimetumika na hakionyeshi maandishi tena.",
  },
  changed: {
    title: "Maandishi haya yamebadilika",
    lead: "Yamebadilika tangu kiungo hiki kilipoundwa, kwa hiyo hayawezi kuidhinishwa hapa tena. Tafadhali mwombe {maker} kiungo kipya.",
  },
  missing: {
    title: "Kiungo hiki hakifanyi kazi",
    lead: "Huenda muda wake umeisha au kimebatilishwa. Tafadhali mwombe aliyekutumia akupe kipya.",
  },
};
