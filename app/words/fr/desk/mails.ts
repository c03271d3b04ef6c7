import type { DeskTranslation } from "../../translation.ts";

export const mails: DeskTranslation["mails"] = {
  greeting: "Bonjour {name},",
  code: {
    subject: "Votre code pour l’espace équipe de {organisation}",
    intro: "Votre code de connexion :",
    use: "Il fonctionne une fois, pendant dix minutes. Ne le saisissez que dans l’espace équipe et ne le communiquez à personne : nous ne le demandons jamais.",
    mistake: "Si vous ne l’avez pas demandé, vous n’avez rien à faire.",
  },
  invitation: {
    subject: "Invitation à l’espace équipe de {organisation}",
    text: "{name} vous invite dans l’espace équipe de {organisation} avec le rôle « {role} ». Pour accepter, ouvrez ce lien dans les sept jours :",
    mistake: "Il fonctionne une fois. Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.",
    roles: {
      translator: "traduction",
      writer: "rédaction",
      publisher: "publication",
      administrator: "administration",
    },
  },
  newPasskey: {
    subject: "Nouvelle clé d’accès pour l’espace équipe de {organisation}",
    text: "La clé d’accès « {passkey} » a été ajoutée à votre compte : {moment}. Elle permet de se connecter en votre nom.",
    mistake: "Si ce n’était pas vous, supprimez-la et terminez toutes les autres sessions : {link}",
    tell: "Prévenez ensuite l’administration.",
  },
  newDevice: {
    subject: "Connexion depuis un nouvel appareil à l’espace équipe de {organisation}",
    text: "Quelqu’un s’est connecté à votre compte ({moment}), avec {device}, depuis un endroit que nous ne connaissions pas.",
    mistake: "Si ce n’était pas vous, terminez cette session : {link}",
    tell: "Prévenez ensuite l’administration.",
  },
  reminder: {
    overdueSubject: "Délai dépassé : {reference}",
    soonSubject: "Moins de 4 heures restantes : {reference}",
    allOverdue: "{count, plural, one {# message a dépassé le délai} other {# messages ont dépassé le délai}}",
    allSoon:
      "{count, plural, one {Moins de 4 heures pour # message} other {Moins de 4 heures pour # messages}}",
    mixed: "Messages sans réponse : {overdue, number} hors délai, {soon, number} avec moins de 4 heures",
    promise: "Nous promettons une réponse dans les 24 heures.",
    turnOff: "Vous pouvez désactiver ces e-mails : {link}",
  },
  review: {
    untitled: "(pas encore de titre)",
    readySubject: "Prêt pour la relecture : {title}",
    ready: "{name} demande une relecture de « {title} ».",
    approved: {
      subject: "Approuvé : {title}",
      text: "{name} a approuvé « {title} ». Le texte peut maintenant être publié.",
      byLink:
        "{name} a approuvé « {title} » avec le lien créé par {maker}. Le texte peut maintenant être publié.",
    },
    sentBack: {
      subject: "Renvoyé : {title}",
      text: "{name} a renvoyé « {title} ».",
      byLink: "{name} a renvoyé « {title} » avec le lien créé par {maker}.",
    },
    note: "Note : {note}",
    open: "Ouvrir dans l’espace équipe : {link}",
  },
  summary: {
    subject: "{count, plural, one {# message attend une réponse} other {# messages attendent une réponse}}",
    subjectOverdue:
      "{count, plural, one {# message attend une réponse} other {# messages attendent une réponse}}, dont {overdue, number} hors délai",
  },
  due: {
    left: "il reste {time}",
    overdue: "délai dépassé de {time}",
    minutes: "{minutes, number} min",
    hours: "{hours, number} h {minutes, number} min",
    days: "{days, plural, one {# jour} other {# jours}}",
    more: "Et {count, number} de plus : {link}",
  },
  devices: {
    on: "{browser} sur {system}",
    browser: "Un navigateur",
    systems: { apple: "un iPhone ou iPad", mac: "un Mac", device: "un appareil" },
  },
  alert: {
    begunSubject: "Attention : {what} ({organisation})",
    endedSubject: "Résolu : {what} ({organisation})",
    what: {
      mail: "les e-mails ne partent pas",
      disk: "le disque est presque plein",
      backup: "il n’y a pas de sauvegarde du dernier jour",
      errors: "plus de 1 % des requêtes échouent",
      securityTxt: "security.txt va bientôt expirer",
      certificate: "le certificat va bientôt expirer",
      clock: "l’horloge du serveur n’est pas à l’heure",
      database: "rien ne peut être enregistré",
    },
    begun: "Depuis le {moment} : {what}.",
    ended: "C’est terminé : {what}. Cela a duré du {since} au {moment}.",
    open: "L’espace de l’équipe dit que faire : {link}",
    once: "Vous recevrez un autre e-mail quand ce sera terminé.",
  },
  notice: {
    from: "De",
    email: "E-mail",
    subject: "Objet",
    received: "Reçu",
    reference: "Référence",
    language: "Langue de la page",
    atDesk: "Dans l’espace équipe",
    spam: "Semble indésirable",
    unconfirmed: "Expéditeur non confirmé",
    forged: "cet e-mail a échoué au contrôle DMARC : il peut être falsifié",
    request: "Dans le journal",
    notMailed: "Non envoyés par e-mail",
    held: "{count, number} en attente : voir {command}",
    answer:
      "Pour répondre, ouvrez ce message dans l’espace équipe. Une réponse à cet e-mail n’arrive pas à la personne qui a écrit.",
  },
};
