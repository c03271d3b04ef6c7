import type { DeskTranslation } from "../../translation.ts";

export const problems: DeskTranslation["problems"] = {
  missing: "« {label} » manque : ce champ est nécessaire pour publier.",
  tooLong: "« {label} » dépasse {max, number} caractères, la limite de ce qui peut être enregistré.",
  tooComplex:
    "« {label} » est trop complexe pour être publié : réduisez le nombre de liens, de listes, de cellules de tableau ou d’autres signes, ou faites-en deux textes.",
  notAChoice: "« {label} » accepte l’une de ces valeurs : {choices}.",
  instant: "« {label} » n’est pas une date et une heure valides.",
  notADate: "« {label} » n’est pas une date valide, par exemple 2026-12-25.",
  zone: "« {label} » attend un nom comme Africa/Nairobi.",
  email: "« {label} » n’est pas une adresse à laquelle on peut envoyer un e-mail.",
  phone: "« {label} » attend un numéro tel qu’on le compose, par exemple +251 11 000 0000.",
  country: "« {label} » attend le code ISO d’un pays : deux lettres majuscules, par exemple KE.",
  coordinates: "« {label} » attend une latitude et une longitude en degrés, par exemple 9.03, 38.74.",
  doi: "« {label} » attend un DOI, par exemple 10.5281/zenodo.1234567.",
  order: "« {label} » attend un nombre entier, par exemple 3.",
  linkWithSpace: "« {label} » contient une espace, ce qui est impossible dans une adresse.",
  link: "« {label} » attend une adresse comme https://example.org, ou une adresse de ce site comme /news.",
  languages: "« {label} » attend des codes de langues, par exemple en, fr, sw. Inconnu : {codes}.",
  tooFewEntries: "« {label} » doit contenir au moins {least, plural, one {# élément} other {# éléments}}.",
  tooManyEntries:
    "« {label} » peut contenir au plus {most, plural, one {# élément} other {# éléments}} : la page n’a pas de place pour davantage.",
  eventEndsFirst: "L’événement se termine avant de commencer.",
  endsFirst: "La fin précède le début.",
  originalNotPublic:
    "L’original n’est pas public. Publiez-le d’abord, car une traduction s’affiche à sa place.",
  scheduledVersionMissing: "La version programmée est introuvable.",
  needsApproval: "Une deuxième personne doit approuver ce texte avant sa publication.",
  publisherApproves: "Seuls les rôles de publication et d’administration permettent d’approuver un texte.",
  publisherRecords:
    "Seuls les rôles de publication et d’administration permettent de noter qui a lu un texte.",
  ownText: "Vous avez écrit ce texte : une autre personne doit l’approuver.",
  ownRequest: "Vous avez demandé cette relecture : une autre personne doit approuver le texte.",
  nothingToReview: "Tout ce texte est déjà public : il n’y a rien à relire.",
  noteMissing: "Veuillez écrire ce qu’il faut changer.",
  noteTooLong: "Cette note dépasse {max, number} caractères.",
  commentMissing: "Veuillez écrire votre commentaire.",
  commentTooLong: "Ce commentaire dépasse {max, number} caractères.",
  sentenceMissing: "Veuillez choisir la phrase que vous commentez.",
  sentenceGone: "Cette phrase ne figure plus dans le texte. Veuillez en choisir une autre.",
  tooManyComments:
    "Ce texte a {max, number} commentaires ouverts, le maximum. Résolvez-en d’abord quelques-uns.",
  commentGone: "Ce commentaire n’existe plus.",
  personMissing: "Veuillez écrire le nom de la personne à qui le lien est destiné.",
  nameTooLong: "Ce nom dépasse {max, number} caractères.",
  ownLink:
    "Vous avez écrit ce texte, et une deuxième personne doit l’approuver. Demandez à une personne qui a le rôle de publication et qui ne l’a pas écrit de créer le lien.",
  readerMissing: "Veuillez écrire le nom de la personne qui a lu.",
  notPastDate: "La date doit être un jour passé ou aujourd’hui, par exemple 2026-11-17.",
  noPublishTime: "« Publier le » manque : choisissez quand publier ce contenu.",
  notATime: "Cette date et cette heure ne sont pas valides.",
  timeIsPast: "Ce moment est passé. Publiez maintenant ou choisissez un moment ultérieur.",
  timeIsFar: "C’est dans plus de cinq ans.",
  publishedOn: "« Publié le » demande un jour tel que 2026-05-31, qui ne soit pas à venir.",
  notThere: "Ce contenu n’existe plus.",
  wasDeleted: "Ce contenu a été supprimé. Rétablissez-le d’abord.",
  originalWasDeleted:
    "L’original a été supprimé. Rétablissez-le d’abord : ses traductions reviendront avec lui.",
  noVersion: "Cette version n’existe plus.",
  notScheduled: "Ce contenu n’est pas programmé.",
  notPublic: "Ce contenu n’est pas public.",
  cannotRepeat:
    "Choisissez la fréquence et entre 1 et 12 dates supplémentaires. L’événement doit avoir un début et un fuseau horaire.",
  cannotBeCopied: "Le site n’a cette page qu’une fois : elle ne peut pas être copiée.",
  cannotBeRemoved:
    "Le site a besoin de cette page : elle ne peut pas être retirée. Modifiez plutôt ses textes.",
  publisherRenames:
    "{shown, select, public {Ce contenu est public} other {Ce contenu est programmé}} : seul le rôle de publication permet de changer son adresse.",
  publisherDeletes:
    "{shown, select, public {Ce contenu est public} other {Ce contenu est programmé}} : seul le rôle de publication permet de le supprimer.",
  publisherSetsLanguage:
    "{shown, select, public {Ce contenu est public} other {Ce contenu est programmé}} : seul le rôle de publication permet de changer sa langue.",
  publisherRenamesPublic: "Seul le rôle de publication permet de changer une adresse qui a été publique.",
  addressOfOriginal: "Une traduction a toujours l’adresse de l’original.",
  addressIsFixed: "L’adresse de cette page est fixe.",
  addressTaken: "Un autre contenu a ou a eu cette adresse. Choisissez-en une autre.",
  addressesTooMany:
    "Ce contenu a déjà eu 100 adresses, et toutes mènent encore à lui. Choisissez l’une d’elles.",
  addressNew: "« new » est l’adresse de la page des nouveaux contenus. Choisissez-en une autre.",
  addressTooLong: "Une adresse compte au plus 100 caractères.",
  addressMalformed:
    "Une adresse se compose de lettres minuscules et de chiffres, avec des traits d’union entre les mots.",
  addressOfPage: "/{slug} est une page de ce site. Choisissez une autre adresse.",
  addressOfSite: "/{slug} est utilisé par le site lui-même. Choisissez une autre adresse.",
  addressOfLanguage:
    "Les pages dans cette langue ({language}) commencent par /{slug}. Choisissez une autre adresse.",
  unknownLanguage: "Le site n’existe pas dans cette langue.",
  languageOfPublic: "La langue d’un contenu public ne peut pas être changée.",
  languageOfTranslated: "Ce contenu a des traductions : sa langue ne peut pas être changée.",
  isTranslation: "Ceci est une traduction. Traduisez plutôt l’original.",
  isOriginalLanguage: "L’original est dans cette langue.",
};
