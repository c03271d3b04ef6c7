import type { Translation } from "../translation.ts";

export const onThisDevice: Translation["onThisDevice"] = {
  title: "Kwenye kifaa hiki",
  description: "Kurasa za tovuti hii ambazo kivinjari chako kinatunza ili uzisome bila intaneti.",
  lead: "Kile ambacho kivinjari chako kinatunza cha tovuti hii, ili uweze kukisoma bila intaneti. Unaweza kukiondoa wakati wowote.",
  noScript:
    "Ukurasa huu unahitaji JavaScript, kwa sababu kivinjari chako pekee ndicho kinachojua kinatunza nini.",
  reading: "Inaangalia kifaa hiki…",
  unsupported: "Kivinjari hiki hakiwezi kutunza kurasa za kusoma bila intaneti.",
  packs: "Imehifadhiwa ili kusomwa bila intaneti",
  noPacks: "Bado hakuna. Tumia “Hifadhi usome bila intaneti” kwenye nyenzo, habari, tukio au mradi.",
  pages: "Kurasa ulizosoma",
  noPages: "Hakuna zinazotunzwa.",
  total: "Jumla {size}",
  about: "{size}, ilihifadhiwa {date}",
  remove: "Ondoa",
  removeNamed: "Ondoa {name}",
  removeAllPacks: "Ondoa vyote vilivyohifadhiwa ili kusomwa bila intaneti",
  removeAllPages: "Ondoa kurasa zote",
  removed: "Imeondolewa.",
  notRemoved: "Haikuweza kuondolewa. Tafadhali jaribu tena.",
};
