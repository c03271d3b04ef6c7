import type { DeskTranslation } from "../../translation.ts";

export const preview: DeskTranslation["preview"] = {
  heading: "Hakikisho la {title}",
  missing: "Bado vinakosekana (vimeachwa au vimejazwa kwa mifano hapa chini): {fields}.",
  links: {
    heading: "Viungo kwa watu wasio na akaunti",
    help: "Yeyote mwenye kiungo anaweza kuona rasimu ya mwisho, kwa siku saba au hadi utakapokibatilisha.",
    copyNow: "Nakili kiungo hiki sasa: hakitaonyeshwa tena.",
    created: "Kimeundwa na {name}, {created}; kitaisha {expires}",
    revoke: "Batilisha",
    create: "Unda kiungo cha hakikisho",
  },
  frames: {
    label: "Mahakikisho",
    scrolls: "Hakikisho moja kwa wakati, husogezwa",
    frameScrolls: "{name}, husogezwa",
    open: "Fungua kwenye kichupo kipya: {name}",
    phone: { light: "Simu, mwangaza", dark: "Simu, giza" },
    desktop: { light: "Kompyuta, mwangaza", dark: "Kompyuta, giza" },
  },
};
