import type { DeskTranslation } from "../../translation.ts";

export const samples: DeskTranslation["samples"] = {
  title: "Exemples",
  help: "Les exemples sont inventés : ils montrent à quoi ressemble le site avec du contenu. Un exemple que vous modifiez devient votre propre contenu et n’est plus compté ici.",
  none: "Il n’y a pas d’exemples.",
  count:
    "{count, plural, one {# contenu est un exemple inventé.} other {# contenus sont des exemples inventés.}}",
  hidden: "Le public ne peut pas les lire.",
  someShown: "Le public peut en lire {shown, number}.",
  allShown: "{count, plural, one {Le public peut le lire.} other {Le public peut les lire.}}",
  removedUntil: "Les exemples ont été retirés. Ils peuvent être rétablis jusqu’à cette date : {until}.",
  view: "Voir ou retirer les exemples",
  publisherRemoves: "Le rôle de publication permet de tous les retirer.",
  kindCount: "{kind} : {count, number}",
  kindCountTranslated:
    "{kind} : {count, number}, avec {translations, plural, one {# traduction} other {# traductions}}",
  remove: "Retirer tous les exemples",
  ask: "{count, plural, one {Retirer # exemple ?} other {Retirer les # exemples ?}}",
  askText:
    "Leurs traductions et leurs fichiers sont retirés aussi, et le public ne peut plus les lire. Vous pouvez tout rétablir pendant 30 jours. Les contenus que vous avez modifiés restent.",
  keep: "{count, plural, one {Le garder} other {Les garder}}",
  removedHeading: "Exemples retirés",
  removedCount: "{count, plural, one {# exemple a été retiré.} other {# exemples ont été retirés.}}",
  removedDates:
    "Retrait : {at}. Vous pouvez les rétablir, exactement comme avant, jusqu’à cette date : {until}.",
  bringBack: "Rétablir tous les exemples",
  done: {
    removed: "Les exemples ont été retirés. Le public ne peut plus les lire.",
    back: "Les exemples sont rétablis, comme avant.",
  },
  checks: {
    heading: "Sur le site",
    help: "Après le retrait ou le rétablissement des exemples, l’espace équipe vérifie sur le site un contenu de chaque type.",
    waiting: "vérification en cours",
    red: "certaines vérifications ont échoué",
  },
};
