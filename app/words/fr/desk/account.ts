import type { DeskTranslation } from "../../translation.ts";

export const account: DeskTranslation["account"] = {
  title: "Votre compte",
  welcome:
    "Bienvenue, {name}. Vous êtes en ligne. Ajoutez une clé d’accès à cet appareil pour pouvoir vous reconnecter.",
  codeByMail: "Sans clé d’accès, vous vous connectez avec un code que nous vous envoyons par e-mail.",
  codeOnServer:
    "Sans clé d’accès, il vous faut un code, que l’administration peut obtenir sur le serveur avec : npm run staff -- code EMAIL",
  toDesk: "Aller à l’espace équipe",
  language: {
    heading: "Langue et fuseau horaire",
    help: "L’espace équipe et ses e-mails utilisent cette langue. Toutes les heures sont affichées dans ce fuseau horaire.",
    language: "Langue",
    timeZone: "Fuseau horaire",
    saved: "Enregistré. L’espace équipe utilise maintenant cette langue et ce fuseau horaire.",
    problem: "Veuillez choisir une langue et un fuseau horaire dans les listes.",
  },
  passkeys: {
    heading: "Clés d’accès",
    help: "Votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe conserve la clé d’accès et la déverrouille avec votre empreinte, votre visage ou votre code PIN.",
    newName: "Nom de la nouvelle clé d’accès",
    add: "Ajouter une clé d’accès",
    noScript: "Pour ajouter une clé d’accès, activez JavaScript.",
    signInFirst:
      "{link} pour ajouter une clé d’accès : votre dernière connexion doit dater de moins de dix minutes.",
    signInFirstLink: "Se reconnecter",
    used: "Ajoutée : {added}, dernière utilisation : {used}",
    unused: "Ajoutée : {added}, pas encore utilisée",
    change: "Modifier la clé d’accès {name}",
    changeShort: "Modifier",
    rename: "Renommer",
    renameLabel: "Nouveau nom",
    remove: "Supprimer",
    added: "Clé d’accès ajoutée. Vous pouvez maintenant l’utiliser pour vous connecter.",
    noName: "Veuillez saisir un nom pour la clé d’accès.",
    renamed: "Clé d’accès renommée.",
    removed: "Clé d’accès supprimée. Elle ne permet plus de se connecter.",
    refused:
      "La clé d’accès n’a pas pu être vérifiée, ou l’opération a pris trop de temps. Veuillez réessayer.",
    tooMany: "Vous avez vingt clés d’accès, le maximum. Supprimez-en d’abord une.",
  },
  sessions: {
    heading: "Vos connexions en cours",
    thisDevice: "cet appareil",
    since: "Depuis : {start}, dernière utilisation : {used}",
    signOut: "Se déconnecter",
    signOutDevice: "Se déconnecter de {device}",
    signOutElsewhere: "Se déconnecter partout ailleurs",
    ended: "Déconnexion effectuée sur cet appareil.",
    endedElsewhere: "Vous n’êtes plus en ligne que sur cet appareil. Sessions terminées : {count, number}.",
  },
  mails: {
    heading: "E-mails",
    help: "Vous recevez un rappel quand il reste 4 heures pour répondre à un message et quand le délai est dépassé. Vous recevez le résumé chaque matin tant qu’il reste des messages sans réponse. Les e-mails sur la relecture des textes accompagnent les rappels.",
    label: "E-mails sur les messages et les relectures",
    choices: { all: "rappels et résumé quotidien", reminders: "rappels seulement", none: "aucun" },
    saved: "Enregistré. E-mails sur les messages et les relectures : {choice}.",
    problem: "Veuillez choisir les e-mails que vous souhaitez recevoir.",
  },
  signature: {
    heading: "Signature",
    help: "Texte simple envoyé sous chacune de vos réponses au public, par exemple votre nom et votre fonction. {characters, number} caractères au plus.",
    saved: "Signature enregistrée.",
    tooLong: "Cette signature est trop longue : la limite est de {characters, number} caractères.",
  },
  name: {
    change: "Changer de nom",
    changed: "Votre nom a été changé.",
    who: "Vous vous connectez avec l’adresse {email}, et votre rôle est : {role}. L’administration peut changer votre rôle. Pour utiliser une autre adresse e-mail, demandez à l’administration d’inviter cette adresse.",
  },
};
