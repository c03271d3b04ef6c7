import type { DeskTranslation } from "../../translation.ts";

export const redirects: DeskTranslation["redirects"] = {
  title: "Maelekezo upya",
  help: "Huwapeleka wageni kutoka anwani ambayo tovuti hii haiitumii hadi mojawapo ya kurasa zake: kwa mfano, kutoka anwani iliyo kwenye bango au kwenye kiungo cha zamani.",
  from: "Kutoka",
  fromHint: "Njia ya tovuti hii isiyo na ukurasa, kama /bango.",
  target: "Hadi",
  targetHint: "Ukurasa wa tovuti hii, kama /events au /fr/news.",
  add: "Ongeza elekezo",
  all: "Maelekezo yote",
  none: "Hakuna maelekezo bado.",
  remove: "Ondoa",
  removeOne: "Ondoa elekezo kutoka {path}",
  addedBy: "Limeongezwa na {name}, {moment}",
  done: {
    added: "Elekezo limeongezwa.",
    removed: "Elekezo limeondolewa.",
  },
  problems: {
    "not a path": "“Kutoka” inahitaji njia ya tovuti hii, kama /bango, iliyo nje ya eneo la timu.",
    "in use": "Tovuti tayari inajibu kwenye anwani hii, kwa hiyo haiwezi kuelekeza kwingine.",
    "already there": "Anwani hii tayari inaelekeza kwingine. Ondoa elekezo hilo kwanza.",
    "not a page": "“Hadi” inahitaji ukurasa wa umma wa tovuti hii usioelekeza kwingine, kama /events.",
    "too many":
      "Tayari kuna {count, plural, one {elekezo #} other {maelekezo #}}, ambayo ndiyo kikomo. Ondoa moja kwanza.",
  },
};
