import type { DeskTranslation } from "../../translation.ts";

export const staff: DeskTranslation["staff"] = {
  title: "Personnel",
  help: "Les personnes qui peuvent se connecter à l’espace équipe.",
  you: "vous",
  since: "Depuis : {moment}",
  change: "Modifier",
  changePerson: "Modifier {name}",
  role: "Rôle",
  roleOf: "Rôle de {name}",
  roles: {
    translator: "traduction : traductions seulement",
    writer: "rédaction : brouillons et notes",
    publisher: "publication : publie et répond aussi",
    administrator: "administration : gère aussi le personnel et les données personnelles",
  },
  changeRole: "Changer le rôle",
  signOutEverywhere: "Déconnecter partout",
  remove: "Supprimer",
  invited: "Invitations",
  invitedBy: "Invitation de {name}, {moment}, valable sept jours",
  withdraw: "Retirer",
  withdrawOf: "Retirer l’invitation de {name}",
  inviteHeading: "Inviter une personne",
  invite: "Inviter",
  done: {
    withdrawn: "Invitation retirée.",
    roleChanged: "Rôle changé.",
    removed: "Accès supprimé : cette personne est déconnectée partout.",
    signedOut: "{name} : déconnexion effectuée partout. Sessions terminées : {count, number}.",
    invitedByMail:
      "Invitation créée pour {name}. Nous avons envoyé ce lien par e-mail. Vous pouvez aussi le transmettre vous-même :",
    invitedWithoutMail:
      "Invitation créée pour {name}. Ce site n’envoie pas d’e-mails : transmettez ce lien vous-même :",
  },
  problems: {
    invitationGone: "Cette invitation a déjà été utilisée ou retirée.",
    noSuchRole: "Ce rôle n’existe pas.",
    personGone: "Cette personne n’a plus accès : rien n’a été modifié.",
    lastAdministrator:
      "C’est la dernière personne qui administre l’espace équipe. Donnez d’abord ce rôle à une autre.",
    correct: "Pas d’invitation : veuillez corriger les champs ci-dessous.",
    hasAccess: "Cette adresse a déjà accès.",
    tooMany: "Trop d’invitations sont ouvertes. Retirez-en d’abord.",
  },
};
