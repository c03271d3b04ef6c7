import type { DeskTranslation } from "../../translation.ts";

export const uploader: DeskTranslation["uploader"] = {
  upload: "Pakia",
  uploadPicture: "Pakia picha",
  uploadFile: "Pakia faili",
  choosePicture: "Chagua picha",
  chooseFile: "Chagua faili",
  addressHint: "Anwani ya wavuti, kama {one} au {other}.",
  dropHint:
    "Au dondosha picha na faili popote kwenye ukurasa huu, au bandika picha. Picha kubwa hupunguzwa kwanza.",
  search: "Tafuta",
  loading: "Inapakia…",
  found: "{count, plural, one {Imepatikana #} other {Zimepatikana #}}",
  newest: "Mpya zaidi",
};
