import type { DeskTranslation } from "../../translation.ts";

export const letter: DeskTranslation["letter"] = {
  title: "Waandikie watu",
  sendTo: "Kwa",
  choose: "Chagua",
  recipients: "{count, plural, one {Mtu # atapata barua pepe hii.} other {Watu # watapata barua pepe hii.}}",
  subject: "Mada",
  text: "Maandishi",
  textHint: "Maandishi ya kawaida. Andika kwa lugha ya watu hao: dawati halitafsiri.",
  ending: "Kiungo cha usajili wa mhusika kinafuata hapa.",
  preview: "Onyesho la awali",
  send: "{count, plural, one {Mtumie mtu #} other {Watumie watu #}}",
  edit: "Rudi kuandika",
  problems: {
    noRecipients: "Hakuna wa kumwandikia. Chagua watu wengine.",
    missing: "Jaza mada na maandishi.",
    tooLong:
      "Barua pepe ni ndefu mno: mada iwe na herufi zisizozidi {subject, number}, na maandishi {text, number}.",
  },
  progress: {
    label: "Barua pepe zilizotumwa",
    sent: "Barua pepe {sent, number} kati ya {written, number} zimetumwa.",
    unsent:
      "{unsent, plural, one {Barua pepe # kwa watu wa tukio hili bado haijatumwa.} other {Barua pepe # kwa watu wa tukio hili bado hazijatumwa.}}",
    notSetUp: "Barua pepe haijasanidiwa, kwa hiyo zinasubiri hadi isanidiwe.",
  },
};
