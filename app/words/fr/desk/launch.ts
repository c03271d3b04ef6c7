import type { DeskTranslation } from "../../translation.ts";

export const launch: DeskTranslation["launch"] = {
  title: "Prêt pour le lancement ?",
  lead: "Un donateur, un journaliste ou un fonctionnaire cherche ces éléments avant de faire confiance à un site.",
  progress: "{done} sur {all} faits.",
  ready: "Tout y est.",
  done: "Fait :",
  open: "À faire :",
  byOperator: "Demandez à la personne qui exploite le site.",
  groups: {
    trust: "Qui nous sommes",
    texts: "Ce que nous disons",
    running: "Comment le site est tenu",
  },
  checks: {
    people: "Présentez les personnes qui travaillent ici, avec leur accord.",
    board: "Présentez les membres du conseil d’administration.",
    registration: "Indiquez le numéro d’enregistrement.",
    address: "Indiquez l’adresse postale.",
    contact: "Indiquez une adresse e-mail ou un numéro de téléphone.",
    funders: "Nommez les bailleurs de fonds.",
    accounts: "Publiez les comptes d’au moins une année.",
    photographs: "Montrez au moins une photo de notre propre travail.",
    samples: "Remplacez ou retirez les exemples.",
    evidence: "Donnez une preuve pour chaque chiffre, ou retirez-le.",
    legal:
      "Indiquez tout ce que citent les pages juridiques : numéro d’enregistrement, adresse e-mail, numéro de téléphone, droit applicable.",
    read: "Faites relire chaque traduction par une personne dont c’est la langue maternelle, et notez-le sur sa page de relecture.",
    disclosure:
      "Indiquez l’adresse et la clé OpenPGP pour les personnes qui ont trouvé une faille de sécurité.",
    securityTxt: "Confirmez security.txt.",
    mail: "Configurez l’e-mail, pour que les messages vous parviennent et que les réponses parviennent aux visiteurs.",
    backup: "Faites une sauvegarde au moins tous les deux jours.",
    administrators: "Ayez un deuxième administrateur, au cas où le premier ne peut pas se connecter.",
  },
};
