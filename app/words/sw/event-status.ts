import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "Tukio lililofutwa",
    title: "Limefutwa: {name}",
    note: "Tukio hili limefutwa. Halitafanyika.",
  },
  postponed: {
    kicker: "Tukio lililoahirishwa",
    title: "Limeahirishwa: {name}",
    note: "Tukio hili limeahirishwa. Halitafanyika katika tarehe iliyo hapa chini. Tarehe mpya itawekwa kwenye ukurasa huu.",
  },
};
