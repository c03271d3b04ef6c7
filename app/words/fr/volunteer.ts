import type { Translation } from "../translation.ts";

export const volunteer: Translation["volunteer"] = {
  title: "Devenir bénévole",
  kicker: "Agir avec nous",
  description:
    "Ce que font les bénévoles, ce que nous leur demandons, ce que nous offrons, et comment commencer.",
  lead: "Pas besoin d’être ingénieur. Il suffit de bien connaître quelque chose : une langue, une salle de classe, un serveur, un quartier.",
  work: {
    heading: "Ce que vous pouvez faire",
    items: [
      {
        title: "Traduire",
        text: "Traduisez un guide dans la langue que vous parlez à la maison, et dites-nous ce qui ne peut pas se dire ainsi.",
      },
      {
        title: "Relire un guide",
        text: "Lisez une version provisoire comme quelqu’un qui s’en servirait. Marquez chaque phrase que vous avez dû lire deux fois et chaque étape qui ne marche pas.",
      },
      {
        title: "Animer un atelier",
        text: "Portez un cours tout prêt dans votre école, votre entreprise ou votre association, et dites-nous quelles questions ont été posées.",
      },
      {
        title: "Tester ce site",
        text: "Utilisez-le avec un vieux téléphone, une connexion lente, un lecteur d’écran ou le clavier seul, et notez où il vous a fait défaut.",
      },
    ],
  },
  terms: {
    ask: {
      heading: "Ce que nous demandons",
      items: [
        "Faites ce que vous avez annoncé, ou prévenez-nous à temps que vous ne le pouvez pas.",
        "Traitez chacun avec respect, et gardez pour vous ce que l’on vous confie.",
        "Ne vendez rien et ne recrutez pour personne en notre nom.",
        "Dites-nous si vous travaillez pour quelqu’un qui a un intérêt dans le résultat.",
        "Ayez au moins 18 ans.",
      ],
    },
    offer: {
      heading: "Ce que nous offrons",
      items: [
        "Une tâche claire : combien d’heures elle prend, et à qui poser vos questions.",
        "Votre nom sur ce que vous avez aidé à faire, si vous le souhaitez.",
        "Des supports pour enseigner, et des réponses aux questions que votre groupe n’a pas pu régler.",
        "Une lettre qui dit ce que vous avez fait, si vous en avez besoin.",
        "Le droit d’arrêter à tout moment, sans donner de raison.",
      ],
    },
    unpaid:
      "Le bénévolat n’est pas rémunéré. S’il y a des frais que vous ne pouvez pas couvrir, comme le transport ou les données mobiles, parlez-nous-en d’abord.",
  },
  steps: {
    heading: "Comment ça marche",
    items: [
      {
        title: "Nous écrire",
        text: "Dites-nous ce que vous aimeriez faire, dans quelles langues, et de combien de temps vous disposez chaque mois.",
      },
      {
        title: "Convenir d’une tâche",
        text: "Nous vous proposons quelque chose de petit, avec une fin claire. Vous dites oui ou non, ou ce que vous préférez.",
      },
      {
        title: "La faire, avec quelqu’un à qui demander",
        text: "Vous travaillez à votre rythme. L’un de nous répond à vos questions et lit ce que vous envoyez.",
      },
      {
        title: "Décider de nouveau",
        text: "Quand c’est fini, nous vous disons ce qui en est sorti, et vous choisissez s’il y aura une prochaine fois.",
      },
    ],
  },
  next: {
    heading: "Commencez par un message",
    text: "Vous n’avez à vous inscrire nulle part. Écrivez-nous simplement, comme à un collègue.",
    contact: "Nous écrire",
    faq: "Lire les questions fréquentes",
  },
};
