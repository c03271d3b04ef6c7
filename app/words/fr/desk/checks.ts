import type { DeskTranslation } from "../../translation.ts";

export const checks: DeskTranslation["checks"] = {
  linkWithSpace: "Le lien {address} contient une espace : il ne fonctionne pas.",
  linkRefused:
    "Le lien {address} ne peut pas être suivi : il doit commencer par https:// ou par une barre oblique.",
  linkNowhere:
    "Le lien {address} ne mène nulle part : il doit commencer par https:// ou par une barre oblique.",
  linkEmpty: "Un lien sans adresse ne mène nulle part.",
  linkDead: "Le lien {address} mène à une page qui ne répond pas.",
  otherLanguage: "La langue de ce texte semble être : {detected}. Or il est indiqué comme : {marked}.",
  copied: "C’est mot pour mot l’original ({original}), mais la langue indiquée est : {marked}.",
  tooComplex:
    "Ce texte est trop long ou trop complexe pour un aperçu, et ne peut pas être publié ainsi : réduisez le nombre de liens, de listes, de cellules de tableau ou d’autres signes.",
  longTitle: "Ce titre a {length, number} caractères : les cartes n’ont de place que pour {most, number}.",
  picture: {
    missing: "L’image {address} n’existe pas.",
    isFile: "{name} est un fichier et ne peut pas être affiché comme image.",
    encoding: "L’image {name} est en préparation : le public la verra dans un instant.",
    failed: "L’image {name} ne peut pas être affichée : {problem}",
    noAlt:
      "L’image {name} n’a pas encore de texte alternatif : décrivez-la, ou indiquez qu’elle est décorative.",
    heavy:
      "L’image {name} est lourde : {kilobytes, number} ko sur un téléphone. Une image moins détaillée est plus légère.",
    heavyFile:
      "L’image {address} est lourde : {kilobytes, number} ko. Ramenez-la au-dessous de {most, number} ko.",
    notShown: "L’image {address} n’est pas affichée : {problem}",
  },
  text: {
    pictureWithoutAlt: "L’image {address} n’a pas de texte alternatif : dites ce qu’elle montre.",
    withoutCaptions:
      "{medium, select, video {La vidéo} other {L’audio}} {address} n’a pas de sous-titres : les personnes qui n’entendent pas n’en saisissent rien. Téléversez des sous-titres (WebVTT) et ajoutez un lien vers eux à la ligne suivante.",
    skippedHeading: "Le titre « {beginning} » saute un niveau : il lui faut {marks} devant.",
    linkNowhere:
      "Le lien {address} ne mène nulle part : il doit commencer par https:// ou par une barre oblique.",
    linkWithoutHttps: "Le lien {address} devrait commencer par https://",
    linkToNoSite: "Le lien {address} n’est pas l’adresse d’un site.",
    oddLink: "Un lien n’est pas écrit correctement : il est affiché tel quel.",
    footnoteWithoutText:
      "La note {mark} n’a pas de texte : écrivez-le plus bas, sur une ligne qui commence par {mark}:",
    footnoteWithoutMark: "La note {mark} n’est pas affichée : rien dans le texte n’y renvoie.",
    openBlock:
      "Un bloc est incomplet : il est affiché tel quel. Commencez-le par « ::: details » et un titre, et terminez-le par « ::: ».",
    longSentence: "« {beginning} » compte {count, number} mots : des phrases plus courtes se lisent mieux.",
  },
};
