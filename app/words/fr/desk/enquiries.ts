import type { DeskTranslation } from "../../translation.ts";

export const enquiries: DeskTranslation["enquiries"] = {
  back: "Retour aux messages",
  noSubject: "(sans objet)",
  tabs: {
    new: "Nouveaux",
    mine: "Les miens",
    waiting: "En attente",
    snoozed: "En pause",
    answered: "Avec réponse",
    closed: "Clos",
    spam: "Indésirables",
  },
  emptyTabs: {
    new: "Pas de nouveau message : tous ont une réponse ou sont attribués.",
    mine: "Aucun message sans réponse ne vous est attribué.",
    waiting: "Aucun message n’attend de réponse.",
    snoozed: "Aucun message en pause.",
    answered: "Aucun message n’a encore reçu de réponse.",
    closed: "Aucun message clos.",
    spam: "Aucun message indésirable.",
  },
  kind: "Type",
  kinds: {
    message: "Message",
    registration: "Inscription",
    volunteer: "Bénévolat",
    partnership: "Partenariat",
    press: "Presse",
  },
  states: {
    waiting: "En attente de réponse",
    answered: "Réponse envoyée",
    closed: "Clos",
    spam: "Indésirable",
  },
  timeLeft: {
    minutes: "{count, plural, one {Il reste # min} other {Il reste # min}}",
    hours: "{count, plural, one {Il reste # h} other {Il reste # h}}",
    days: "{count, plural, one {Il reste # jour} other {Il reste # jours}}",
  },
  overdue: {
    minutes: "{count, plural, one {Délai dépassé de # min} other {Délai dépassé de # min}}",
    hours: "{count, plural, one {Délai dépassé de # h} other {Délai dépassé de # h}}",
    days: "{count, plural, one {Délai dépassé de # jour} other {Délai dépassé de # jours}}",
  },
  detected: "{language} (détecté)",
  ofPage: "Page : {language}",
  assignedTo: "Attribué à {name}",
  unassigned: "Non attribué",
  why: "Motif : {reason}",
  about: "Pour {event}",
  answering:
    "{count, plural, one {{names} est en train de répondre} other {{names} sont en train de répondre}}",
  meanwhile: {
    visitor: "La personne a écrit de nouveau entre-temps",
    staff: "{count, plural, one {{names} a répondu entre-temps} other {{names} ont répondu entre-temps}}",
    review:
      "{what} : regardez d’abord. Pour envoyer quand même votre réponse, appuyez de nouveau sur « Répondre ».",
  },
  found: {
    count: "{total, plural, one {# résultat.} other {# résultats.}}",
    more: "Plus de {total, number} résultats, du plus récent au plus ancien. Ajoutez un mot pour affiner la recherche.",
  },
  registrationsFor: "Inscriptions à {event}.",
  all: "Tous les messages",
  withSelected: "Pour la sélection",
  assign: { label: "Attribuer à", me: "Moi", button: "Attribuer" },
  close: "Clore",
  reopen: "Rouvrir",
  spam: "Indésirable",
  notSpam: "Pas indésirable",
  erase: "Effacer",
  more: "Plus",
  snooze: {
    until: "Mettre en pause jusqu’à",
    tomorrow: "Demain matin ({time})",
    monday: "Lundi matin ({time})",
    choose: "Une date et une heure",
    at: "Date et heure",
    zone: "Fuseau horaire : {zone}.",
    beforeDue: "Pas encore de réponse : jusqu’au {time} au plus tard. Fuseau horaire : {zone}.",
    button: "Mettre en pause",
    end: "Mettre fin à la pause",
    snoozedUntil: "En pause jusqu’au {time}",
    problems: {
      "not a time": "Choisissez un moment à venir.",
      "too far": "Choisissez un moment dans {days, plural, one {# jour} other {les # jours}} qui viennent.",
      "after due":
        "La personne n’a pas encore reçu de réponse : ce message ne peut être mis en pause que jusqu’à l’échéance de la réponse.",
      "not waiting": "Seuls les messages en attente de réponse peuvent être mis en pause.",
    },
  },
  labels: {
    heading: "Étiquettes",
    label: "Étiquette",
    button: "Étiqueter",
    remove: "Retirer l’étiquette {name}",
    problems: {
      empty: "Saisissez une étiquette.",
      "too long": "Cette étiquette est trop longue : la limite est de {characters, number} caractères.",
      "too many":
        "Un message peut avoir au plus {count, plural, one {# étiquette} other {# étiquettes}}. Retirez-en une d’abord.",
      "too many in all":
        "Il existe déjà {count, plural, one {# étiquette} other {# étiquettes}}. Utilisez l’une d’elles, ou retirez-en une partout.",
    },
  },
  merge: {
    with: "Fusionner avec",
    help: "Les deux deviennent une seule conversation, dans l’ordre chronologique, et l’échéance la plus proche compte. Les deux références y mènent. Cette action est irréversible.",
    button: "Fusionner",
    problem:
      "Ces messages ne peuvent pas être fusionnés : l’un a été effacé, ou ils viennent d’adresses e-mail différentes.",
  },
  delete: "Supprimer",
  askDelete: {
    heading: "{count, plural, one {Supprimer # message ?} other {Supprimer # messages ?}}",
    text: "Les messages, toutes les réponses et les notes, leurs fichiers et les e-mails non envoyés sont supprimés définitivement. Cette action est irréversible.",
  },
  askErase:
    "Effacer cette conversation ? Le message, toutes les réponses et les notes, leurs fichiers et les e-mails non envoyés sont supprimés définitivement. Cette action est irréversible.",
  reply: "Réponse",
  signature: {
    sentBelow: "Votre signature, envoyée sous la réponse :",
    none: "Vous n’avez pas de signature.",
    change: "Modifier la signature",
  },
  note: { label: "Note", hint: "Visible seulement par l’équipe.", add: "Ajouter la note" },
  earlier: "Autres messages de cette adresse",
  others: "Messages : {state}",
  posts: {
    in: "Message reçu",
    out: "Notre réponse",
    note: "Note pour l’équipe",
    forged:
      "Expéditeur non confirmé : cet e-mail a échoué au contrôle DMARC, son expéditeur est peut-être faux.",
    quoted: "Texte cité",
    files: "Fichiers",
    notStored: "Non conservé : {reason}",
  },
  delivery: {
    waiting: "En attente d’envoi",
    sending: "Envoi en cours…",
    sent: "Remis au serveur de messagerie :",
    failed: "N’a pas pu être distribué.",
    failedBecause: "N’a pas pu être distribué : {problem}.",
    retrying:
      "Pas encore envoyé : {problem}. Nouvel essai prévu ({attempts, plural, one {# essai} other {# essais}} jusqu’ici).",
  },
  done: {
    sent: "La réponse est en route.",
    "sent-before": "La réponse est en route. Elle n’a été envoyée qu’une fois.",
    note: "Note ajoutée. Seule l’équipe peut la voir.",
    assigned: "Attribution enregistrée.",
    closed: "Conversation close.",
    reopened: "Conversation rouverte : elle attend une réponse.",
    spam: "Déplacé dans les indésirables. Vous pouvez le récupérer.",
    "not-spam": "Pas indésirable : le message attend une réponse.",
    snoozed: "En pause. Le message revient de lui-même, ou dès que la personne écrit de nouveau.",
    awake: "La pause est terminée.",
    labelled: "Étiquette ajoutée.",
    unlabelled: "Étiquette retirée.",
    merged: "Fusionné. Les deux références mènent ici.",
  },
  erased: "Conversation effacée.",
  doneWithSelected: {
    closed: "{count, plural, one {# message clos.} other {# messages clos.}}",
    spam: "{count, plural, one {# message marqué comme indésirable.} other {# messages marqués comme indésirables.}}",
    notSpam:
      "{count, plural, one {# message marqué comme légitime.} other {# messages marqués comme légitimes.}}",
    labelled: "{count, plural, one {# message étiqueté.} other {# messages étiquetés.}}",
    deleted: "{count, plural, one {# message supprimé.} other {# messages supprimés.}}",
    assigned: "{count, plural, one {# message attribué à {name}.} other {# messages attribués à {name}.}}",
    unassigned:
      "{count, plural, one {# message n’est plus attribué.} other {# messages ne sont plus attribués.}}",
  },
  problems: {
    nothingSelected: "Aucune sélection : cochez d’abord les messages.",
    nothingToDelete:
      "Rien n’a été supprimé : seuls les messages clos et indésirables peuvent être supprimés ici.",
    noNote: "Veuillez écrire une note.",
    longNote: "Cette note est trop longue : la limite est de 10 000 caractères.",
    noReply: "La réponse est vide.",
    longReply: "Cette réponse est trop longue : la limite est de 50 000 caractères.",
    fileDeleted: "Un fichier que vous aviez joint a été supprimé.",
    notSentFile:
      "Non envoyé : le fichier « {name} » ne peut pas être joint. {reason} Choisissez à nouveau les autres fichiers.",
    notSentFileDeleted:
      "Non envoyé : un fichier que vous aviez joint a été supprimé. Pour envoyer la réponse sans lui, appuyez de nouveau sur « Répondre ».",
    otherWindow:
      "Non envoyé : vous avez aussi écrit cette réponse dans une autre fenêtre, et les deux textes figurent ci-dessous. Relisez-les, puis appuyez de nouveau sur « Répondre ».",
    tooComplex: "Ce texte est trop complexe pour un aperçu : il sera envoyé tel que vous l’avez saisi.",
  },
  youElsewhere: "Vous (dans une autre fenêtre)",
  canned: {
    title: "Réponses types",
    saved: "Enregistré.",
    help: "Des textes que vous pouvez insérer dans vos réponses. {name} devient le nom de la personne, {reference} la référence du message. Les réponses dans la langue du message et pour son type sont proposées en premier.",
    new: "Nouvelle réponse type",
    language: "Langue",
    anyLanguage: "Toutes",
    option: "{name} ({language})",
    text: "Texte",
    delete: "Supprimer",
    problems: {
      "not there":
        "Quelqu’un d’autre a supprimé cette réponse. Votre texte figure ci-dessous, comme nouvelle réponse.",
      "too many": "Il y a trop de réponses types : supprimez-en une qui ne sert plus.",
      incomplete:
        "Veuillez indiquer un nom (jusqu’à {characters, number} caractères) et un texte (jusqu’à 10 000).",
    },
  },
  personalData: {
    title: "Données personnelles",
    help: "Pour les personnes qui demandent quelles données nous conservons à leur sujet, ou qui veulent les faire effacer. Assurez-vous d’abord que l’adresse e-mail est bien la leur, par exemple en leur demandant d’écrire depuis cette adresse.",
    find: "Chercher une adresse e-mail",
    findAnother: "Nouvelle recherche",
    email: "Adresse e-mail",
    found: "{count, plural, one {# conversation avec {email}} other {# conversations avec {email}}}",
    registrations:
      "{count, plural, one {# inscription à un événement} other {# inscriptions à des événements}}",
    export: "Exporter en JSON",
    exportHelp:
      "Le fichier contient aussi les notes de l’équipe : lisez-le avant de le transmettre, puis supprimez votre copie.",
    eraseAll:
      "{count, plural, one {Effacer définitivement # conversation, avec ses réponses, notes et fichiers} other {Effacer définitivement # conversations, avec leurs réponses, notes et fichiers}}",
    eraseRegistrations:
      "{count, plural, one {Effacer définitivement # inscription} other {Effacer définitivement # inscriptions}}",
    erased:
      "{count, plural, one {# conversation a été effacée.} other {# conversations ont été effacées.}} Les copies dans les sauvegardes restent jusqu’à la suppression de celles-ci.",
    registrationsErased:
      "{count, plural, one {# inscription a été effacée.} other {# inscriptions ont été effacées.}} Les copies dans les sauvegardes restent jusqu’à la suppression de celles-ci.",
    none: "Nous n’avons ni message ni inscription de cette adresse.",
    noneErased: "Nous n’avons ni message ni inscription de cette adresse : rien n’a été effacé.",
    tickFirst: "Rien n’a été effacé : cochez d’abord la case.",
    signInAgain:
      "Rien n’a été exporté : votre dernière connexion doit dater de moins de dix minutes. Cherchez de nouveau l’adresse ; il vous sera demandé de vous connecter.",
  },
  responseTimes: {
    title: "Délais de réponse",
    help: "Nous promettons une réponse dans les 24 heures, même le week-end. Les jours indiqués sous {holidays} ne comptent pas. Un message est compté quand il a reçu une réponse ou que ses 24 heures sont écoulées ; les messages indésirables ou effacés ne comptent pas. La moitié des messages ont reçu une réponse dans le délai médian.",
    holidays: "Jours fériés",
    period: "Période",
    received: "Reçus",
    answered: "Avec réponse",
    inTime: "En moins de 24 heures",
    median: "Médiane",
    lastDays: "{days, plural, one {Dernier jour} other {# derniers jours}}",
    week: "Semaine du {monday}",
    share: "{count, number} ({percent, number} %)",
    visitors: "Le public voit la première ligne sur la page Contact, à partir de dix messages.",
  },
};
