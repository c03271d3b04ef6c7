import type { Translation } from "../translation.ts";

export const getInvolved: Translation["getInvolved"] = {
  title: "Agir avec nous",
  kicker: "Participez",
  description:
    "Quatre façons de participer : travailler avec nous, être bénévole, donner ou devenir partenaire.",
  lead: "L’IA devient sûre quand des personnes décident d’en prendre soin. Voici quatre façons d’être l’une d’elles.",
  pillars: {
    heading: "Quatre façons de participer",
    careers: {
      title: "Emploi",
      text: "Faites de la recherche, de l’enseignement ou du développement votre métier. Voyez qui nous cherchons et si un poste est ouvert.",
      link: "Voir les emplois",
    },
    volunteer: {
      title: "Bénévolat",
      text: "Traduisez un guide, relisez-en un, animez un atelier, testez ce site. Même une heure est utile.",
      link: "Comment devenir bénévole",
    },
    donate: {
      title: "Don",
      text: "Soutenez notre travail avec de l’argent, une salle, du matériel ou vos compétences.",
      link: "Comment donner",
    },
    partner: {
      title: "Partenariat",
      text: "Venez avec votre organisation : une université, une entreprise, un ministère, une association. Dites-nous ce que vous aimeriez faire ensemble.",
      link: "Nous proposer un partenariat",
    },
  },
  follow: {
    heading: "Suivre notre travail",
    text: "Nous partageons aussi des nouvelles et des appels à l’aide sur LinkedIn.",
    action: "Nous suivre sur LinkedIn",
    newTab: "(nouvel onglet)",
  },
  ready: {
    heading: "Envie d’agir ?",
    text: "Dites-nous ce que vous savez faire et de combien de temps vous disposez. Si vous hésitez encore, posez-nous vos questions.",
    action: "Nous contacter",
  },
};
