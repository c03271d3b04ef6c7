import type { Translation } from "../translation.ts";

export const outbox: Translation["outbox"] = {
  ownDevice: "C’est mon propre appareil",
  ownDeviceNote: "Sans connexion, mon message attend ici et part plus tard.",
  onPhone: "En attente sur ce téléphone",
  onDevice: "En attente sur cet appareil",
  later: "Il partira quand vous ouvrirez une page de ce site avec une connexion.",
  old: "D’après l’horloge de cet appareil, il date de plus de 30 jours : il ne partira que si vous le demandez.",
  notSent: "Non envoyé",
  failed: "Le site ne l’a pas accepté.",
  send: "Envoyer maintenant",
  sending: "Envoi en cours…",
  edit: "Modifier",
  remove: "Supprimer",
  removeQuestion: "Supprimer ce message ? Il n’a pas été envoyé.",
  close: "Fermer",
  occupied: "Le formulaire contient un autre texte. Envoyez-le ou effacez-le d’abord.",
  full: "Cet appareil n’a plus de place pour un autre message en attente. Votre saisie reste ici.",
  heading: "Messages en attente",
  none: "Aucun message n’attend sur cet appareil.",
};
