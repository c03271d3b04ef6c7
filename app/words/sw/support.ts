import type { Translation } from "../translation.ts";

export const support: Translation["support"] = {
  title: "Msaada",
  description:
    "Msaada kuhusu tovuti hii na nyenzo zetu: pa kuanzia, majibu ya kiufundi, na jinsi ya kuripoti tatizo.",
  lead: "Msaada kuhusu tovuti hii, kuhusu nyenzo unayotaka kuitumia, au kuhusu tukio unalotaka kuhudhuria.",
  first: {
    heading: "Pa kuangalia kwanza",
    ways: [
      {
        title: "Maswali na majibu",
        text: "Majibu ishirini mafupi: sisi ni nani, kushiriki, matukio, nyenzo na tovuti hii.",
        link: { label: "Soma maswali na majibu" },
      },
      {
        title: "Tafuta",
        text: "Tafuta katika kazi zetu, habari, matukio, nyenzo na maswali, vyote kwa pamoja.",
        link: { label: "Tafuta kwenye tovuti" },
      },
      {
        title: "Ramani ya tovuti",
        text: "Kurasa zote katika orodha moja, unapojua kuwa kitu kiko hapa lakini hujui kilipo.",
        link: { label: "Tazama kurasa zote" },
      },
    ],
  },
  technical: { heading: "Majibu ya kiufundi", all: "Maswali yote" },
  report: { heading: "Ripoti tatizo" },
  contact: {
    heading: "Tuandikie",
    lead: "Kila ujumbe husomwa na mtu. Utapata jibu ndani ya saa 24.",
  },
};
