import type { DeskTranslation } from "../../translation.ts";

export const errors: DeskTranslation["errors"] = {
  refusals: {
    "signed out": {
      title: "Votre session est terminée",
      text: "Rien de ce que vous avez saisi n’est perdu. Connectez-vous ici, et l’envoi se fera. Si vous vous connectez dans un autre onglet, revenez ici et envoyez de nouveau.",
    },
    role: {
      title: "Non autorisé",
      text: "Votre rôle ne le permet pas. L’administration peut changer votre rôle sous Personnel.",
    },
    "recent sign-in": {
      title: "Veuillez vous reconnecter",
      text: "Cette action est irréversible ou concerne d’autres personnes : votre dernière connexion doit donc dater de moins de dix minutes. Connectez-vous ici, et l’action sera effectuée. Si vous vous connectez dans un autre onglet, revenez ici et envoyez de nouveau.",
    },
    "unknown act": {
      title: "Action inconnue",
      text: "L’espace équipe ne connaît pas cette action : rien n’a été modifié. Veuillez revenir en arrière et réessayer.",
    },
    "for script": {
      title: "Ce n’est pas une page",
      text: "Seuls les scripts de l’espace équipe utilisent cette adresse : rien n’a été modifié. Veuillez revenir en arrière et utiliser les boutons.",
    },
  },
  notFound: { title: "Page introuvable", text: "Il n’y a pas de page à cette adresse." },
  failed: {
    title: "Une erreur s’est produite",
    text: "La faute est de notre côté, et elle a été consignée. Revenez en arrière (votre texte est toujours là) et réessayez dans un instant.",
  },
  reference: "Référence :",
  sendAgain: "Envoyer de nouveau",
  toDesk: "Aller à l’espace équipe",
};
