import type { DeskTranslation } from "../../translation.ts";

export const signIn: DeskTranslation["signIn"] = {
  title: "Se connecter",
  again: "Se reconnecter",
  usePasskey: "Se connecter avec une clé d’accès",
  sendCode: "M’envoyer un code",
  haveCode: "J’en ai déjà un",
  code: "Code",
  asked: "Si cette adresse a accès à l’espace équipe, nous lui avons envoyé un code valable dix minutes.",
  tooManyCodes:
    "Trop de codes ont été demandés. Veuillez attendre une heure, ou vous connecter avec une clé d’accès.",
  noMail:
    "Ce site n’envoie pas d’e-mails. L’administration peut obtenir un code sur le serveur avec : npm run staff -- code EMAIL",
  mailIsAway:
    "Le serveur de messagerie est injoignable : aucun code n’a été envoyé. Réessayez dans un instant, ou demandez à l’administration d’en obtenir un sur le serveur avec : npm run staff -- code EMAIL",
  wrongCode: "Ce code est faux, déjà utilisé ou date de plus de dix minutes. Demandez-en un nouveau.",
  unknownPasskey:
    "Nous ne connaissons pas cette clé d’accès, ou l’opération a pris trop de temps. Réessayez, ou connectez-vous avec un code.",
  tooManyAttempts: "Trop de tentatives. Veuillez attendre dix minutes et réessayer.",
  begin: {
    title: "Commencer",
    first:
      "Vous serez la première personne à administrer l’espace équipe, et pourrez ensuite en inviter d’autres.",
    correct: "Veuillez corriger les champs ci-dessous.",
    emailHint: "Nous envoyons les codes de connexion à cette adresse.",
    used: "Ce lien ne fonctionne plus",
    usedText:
      "Il fonctionne une fois, pendant 60 minutes, et seulement tant que personne n’administre l’espace équipe. Si c’est encore le cas, exécutez {command} sur le serveur pour obtenir un nouveau lien. Sinon, vous pouvez {signIn}, ou demander une invitation à l’administration.",
    signInLink: "vous connecter",
  },
  join: {
    title: "Rejoindre l’équipe",
    invited:
      "{by} vous invite dans l’espace équipe de {organisation} avec le rôle « {role} ». Vous vous connectez avec l’adresse {email}.",
    used: "Cette invitation ne fonctionne plus",
    usedText:
      "Elle fonctionne une fois, pendant sept jours. Si vous l’avez utilisée, vous pouvez {signIn} ; sinon, demandez-en une nouvelle à la personne qui vous l’a envoyée.",
    signInLink: "vous connecter",
  },
  problems: {
    noName: "Veuillez saisir un nom.",
    longName: "Ce nom est trop long.",
    noEmail: "Veuillez saisir une adresse e-mail.",
    wrongEmail: "Ce n’est pas une adresse e-mail : il faut un @ et un domaine, comme ada@example.org.",
  },
};
