import type { DeskTranslation } from "../../translation.ts";

export const uploadRefusals: DeskTranslation["uploadRefusals"] = {
  nothing: "Aucun fichier n’a été choisi. Veuillez choisir un fichier et le téléverser.",
  empty: "Ce fichier est vide (0 octet). Veuillez le vérifier sur votre appareil et le choisir de nouveau.",
  "too-large": "Ce fichier dépasse 80 Mo. Veuillez le réduire ou le diviser.",
  "picture-too-large":
    "Cette image dépasse 40 Mo. Veuillez l’enregistrer en plus petit, par exemple en JPEG.",
  "captions-too-large":
    "Ces sous-titres dépassent 256 ko. Veuillez diviser l’enregistrement et ses sous-titres.",
  "piece-too-large": "Une partie de ce fichier était trop grande. Veuillez recharger la page et recommencer.",
  "other-upload":
    "Un autre fichier est en cours de téléversement sous ce nom. Veuillez recharger la page et recommencer.",
  incomplete: "Ce fichier n’est pas arrivé en entier. Veuillez le téléverser de nouveau.",
  "too-many": "On ne peut téléverser que 20 fichiers à la fois. Veuillez téléverser les autres ensuite.",
  "not-stored":
    "Ce fichier n’a pas pu être stocké : le disque du site est plein ou son stockage ne répond pas. Veuillez réessayer plus tard et prévenir la personne qui gère le site.",
  svg: "Ce dessin SVG contient des scripts, des entités, des images ou des liens vers d’autres fichiers, qui ne sont pas acceptés. Exportez-le en SVG simple ou en PNG et téléversez celui-ci.",
  "svg-too-large":
    "Ce dessin SVG dépasse 1 Mo ou est trop complexe. Exportez-le en PNG et téléversez celui-ci.",
  html: "C’est une page web, quoi que dise son nom. Veuillez téléverser une image, un PDF ou un fichier bureautique.",
  heic: "Cette photo est au format HEIC, qui ne peut pas être lu ici. Sur un iPhone, choisissez Réglages, Appareil photo, Formats, « Le plus compatible » pour les nouvelles photos, ou partagez celle-ci en JPEG et téléversez ce fichier.",
  tiff: "Les images TIFF ne sont pas acceptées. Veuillez l’enregistrer en JPEG ou en PNG et téléverser ce fichier.",
  video:
    "Les vidéos sont acceptées en MP4 ou WebM, l’audio en MP3, M4A ou OGG. Veuillez l’enregistrer dans l’un de ces formats et téléverser ce fichier.",
  archive: "C’est une archive qui contient d’autres fichiers. Veuillez téléverser chacun d’eux séparément.",
  "old-office":
    "Ce fichier est dans un ancien format bureautique ou a un mot de passe. Veuillez l’enregistrer sans mot de passe en .docx, .xlsx, .pptx ou PDF et téléverser ce fichier.",
  macros:
    "Ce fichier bureautique contient des macros, qui sont des programmes. Veuillez l’enregistrer sans elles en .docx, .xlsx, .pptx ou PDF et téléverser ce fichier.",
  "office-unreadable":
    "Ce fichier bureautique est endommagé et ne peut pas être lu. Veuillez l’ouvrir, l’enregistrer de nouveau et téléverser ce fichier.",
  "pdf-encrypted":
    "Ce PDF est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe et téléverser ce fichier.",
  "pdf-script":
    "Ce PDF contient des scripts ou lance des programmes. Veuillez l’imprimer dans un nouveau PDF et téléverser celui-ci.",
  "pdf-acts":
    "Ce PDF agit de lui-même quand on l’ouvre ou le lit, par exemple en ouvrant un site web. Veuillez l’imprimer dans un nouveau PDF et téléverser celui-ci.",
  "pdf-attachments":
    "Ce PDF contient d’autres fichiers. Veuillez l’imprimer dans un nouveau PDF, et téléverser les autres fichiers séparément.",
  "pdf-unreadable":
    "Ce PDF est endommagé, ou enregistré d’une façon qui ne permet pas de l’examiner. Veuillez l’imprimer dans un nouveau PDF et téléverser celui-ci.",
  "too-many-pixels":
    "Cette image a plus de 50 millions de pixels. Veuillez la réduire et la téléverser de nouveau.",
  "too-many-pixels-at-once":
    "Cette image a plus de 24 millions de pixels. Veuillez la réduire, ou l’enregistrer en JPEG non progressif.",
  "avif-too-large":
    "Cette image AVIF a plus de 12 millions de pixels. Veuillez la réduire ou l’enregistrer en JPEG, et téléverser ce fichier.",
  moving: "Cette image est animée. Veuillez utiliser une image fixe.",
  "picture-unreadable":
    "Cette image est endommagée et ne peut pas être lue en entier. Veuillez en choisir une autre copie.",
  "other-type":
    "Non remplacé : ce fichier est d’un autre type. Remplacez une image par une image et un PDF par un PDF, ou téléversez celui-ci comme nouveau fichier.",
  locked:
    "Non remplacé : cet élément figure sur une page publiée ou programmée ; seul le rôle de publication permet de le remplacer.",
  "in-reply":
    "Non remplacé : il est joint à une réponse qui n’est pas encore envoyée. Vous pourrez le remplacer une fois la réponse envoyée.",
  gone: "Non remplacé : ce fichier ou cette version a été supprimé entre-temps.",
  "too-many-in-reply": "Une réponse peut contenir 10 fichiers. Envoyez-en moins.",
  "too-large-for-reply":
    "Les fichiers d’une réponse peuvent faire 10 Mo au total. Réduisez-les, ou envoyez un lien.",
  unknown:
    "Les fichiers de ce type ne sont pas acceptés. Veuillez téléverser une image (JPEG, PNG, WebP, AVIF), un PDF, un fichier bureautique (.docx, .xlsx, .pptx, .odt, .ods, .odp), une vidéo (MP4, WebM), de l’audio (MP3, M4A, OGG) ou des sous-titres (WebVTT).",
};
