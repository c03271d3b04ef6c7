import type { Translation } from "../translation.ts";

export const newsletter: Translation["newsletter"] = {
  signUp: "S’inscrire",
  heading: "S’inscrire à la lettre d’information",
  archive: "Anciens numéros",
  labels: {
    email: "E-mail",
    language: "Langue des messages",
    topics: "Thèmes",
    frequency: "À quel rythme",
  },
  frequencies: {
    each: "À chaque publication",
    weekly: "Une fois par semaine",
    monthly: "Une fois par mois",
  },
  policy: "Politique de confidentialité",

  sent: {
    heading: "Consultez votre messagerie",
    text: "Nous avons écrit à l’adresse que vous avez indiquée. Ouvrez le message et appuyez sur son bouton : c’est alors seulement que vous serez inscrit. Si rien n’arrive au bout d’une heure, regardez dans les indésirables. Nous écrivons au plus une fois par jour : si un message est déjà arrivé aujourd’hui, utilisez celui-là.",
  },
  problems: {
    heading: "Vous n’êtes pas encore inscrit. Veuillez vérifier :",
    topics: "Choisissez au moins un thème.",
    tooMany: "Trop d’inscriptions sont venues de votre réseau. Veuillez réessayer demain.",
    failed: "Une erreur s’est produite de notre côté, et vous n’êtes pas encore inscrit. Veuillez réessayer.",
  },
  typo: {
    notYet: "Vous n’êtes pas encore inscrit.",
    take: "Oui, inscrire {likely}",
  },

  channels: {
    heading: "Vous préférez une messagerie ?",
    text: "Nous publions les mêmes nouvelles sur un canal :",
  },

  own: {
    title: "Votre abonnement",
    description: "Un abonnement à la lettre d’information de {organisation}.",
    lead: "La lettre d’information est envoyée à {email}. Toute personne qui a l’adresse de cette page peut modifier l’abonnement et y mettre fin : gardez-la pour vous.",
    confirm: {
      title: "Encore une pression",
      lead: "Devons-nous envoyer la lettre d’information à {email} ?",
      button: "Oui, m’inscrire",
      not: "Si vous n’avez rien demandé, ne faites rien : nous supprimons l’adresse au bout de 7 jours.",
    },
    change: {
      heading: "Changer ce que vous recevez",
      save: "Enregistrer",
    },
    pause: {
      heading: "Faire une pause",
      text: "Aucun message pendant un mois. Ensuite, ils reprennent d’eux-mêmes.",
      button: "Suspendre pour un mois",
      until: "Suspendu jusqu’au {date}.",
      resume: "Reprendre les envois maintenant",
    },
    leave: {
      heading: "Se désinscrire",
      text: "Vous ne recevez plus aucun message. Nous supprimons votre adresse et n’en gardons, pendant trois ans, qu’une forme brouillée, comme preuve que vous aviez accepté et que vous êtes parti.",
      button: "Quitter la lettre d’information",
    },
    kept: {
      heading: "Ce que nous conservons",
      email: "E-mail",
      state: "État",
      states: {
        unconfirmed: "Pas encore confirmé",
        active: "Inscrit",
        paused: "Suspendu",
      },
      asked: "Inscription demandée le",
      confirmed: "Confirmée le",
      source: "Où vous avez accepté",
      wording: "Ce que vous avez accepté",
      erase: {
        text: "Tout ce qui précède est effacé immédiatement. Seule une forme brouillée de votre adresse reste sur une liste de personnes à qui nous n’écrivons plus jamais.",
        button: "Tout effacer",
      },
    },
    done: {
      confirmed: "Vous êtes inscrit. Bienvenue !",
      saved: "Enregistré.",
      paused: "Suspendu pour un mois.",
      resumed: "La lettre d’information revient.",
    },
    ended: {
      title: "Vous avez quitté la lettre d’information",
      lead: "Vous ne recevrez plus aucun message. Un message déjà en route peut encore arriver.",
      again: "S’inscrire de nouveau",
    },
    erased: {
      title: "Vos données sont effacées",
      lead: "Votre adresse et vos choix ne sont plus dans notre base de données. Les copies dans nos sauvegardes sont supprimées à l’échéance.",
    },
    missing: {
      title: "Rien n’est conservé ici",
      lead: "Il n’y a pas d’abonnement à cette adresse. Il a peut-être pris fin, une semaine a pu passer sans confirmation, ou le lien contient une erreur.",
    },
    tooMany: {
      title: "Trop de tentatives",
      lead: "Trop de liens erronés ont été ouverts depuis votre réseau. Veuillez réessayer dans dix minutes.",
    },
  },
};
