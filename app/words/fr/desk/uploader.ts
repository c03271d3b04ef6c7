import type { DeskTranslation } from "../../translation.ts";

export const uploader: DeskTranslation["uploader"] = {
  upload: "Téléverser",
  uploadPicture: "Téléverser une image",
  uploadFile: "Téléverser un fichier",
  choosePicture: "Choisir une image",
  chooseFile: "Choisir un fichier",
  addressHint: "Adresse web, par exemple {one} ou {other}.",
  dropHint:
    "Ou déposez des images et des fichiers n’importe où sur cette page, ou collez une image. Les grandes photos sont d’abord réduites.",
  search: "Rechercher",
  loading: "Chargement…",
  found: "{count, plural, one {# trouvé} other {# trouvés}}",
  newest: "Les plus récents",
};
