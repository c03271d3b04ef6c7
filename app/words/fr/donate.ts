import type { Translation } from "../translation.ts";

export const donate: Translation["donate"] = {
  title: "Faire un don",
  kicker: "Agir avec nous",
  description:
    "Comment soutenir notre travail par de l’argent, du temps ou du matériel, et à quoi servent les dons.",
  lead: "L’argent est une façon d’aider. Une salle, un ordinateur portable ou un après-midi de votre temps peuvent valoir encore plus.",
  safety: {
    heading: "Aucun paiement sur ce site",
    text: "Ce site n’accepte aucun paiement et ne vous demandera jamais les données de votre carte ou de votre compte mobile money. Si quelqu’un vous demande de l’argent en notre nom, écrivez-nous avant de payer.",
  },
  uses: {
    heading: "À quoi servent les dons",
    lead: "Voici ce qui coûte de l’argent. Nous ne pouvons pas promettre qu’une somme donnée apporte un résultat donné.",
    items: [
      {
        title: "Recherche",
        text: "Du temps pour tester des modèles et des chaînes, les ordinateurs nécessaires, et la rémunération des locuteurs des langues dans lesquelles nous testons.",
      },
      {
        title: "Éducation",
        text: "La rédaction, la traduction et l’impression des supports, des salles pour les ateliers, et le voyage de personnes qui ne pourraient pas venir autrement.",
      },
      {
        title: "Communauté",
        text: "Des rencontres gratuites, des interprètes, et le maintien en ligne, gratuit, de tout ce que nous publions.",
      },
    ],
  },
  kind: {
    heading: "Aider autrement que par l’argent",
    items: [
      {
        title: "Une salle",
        text: "Un lieu pour une journée, avec des chaises, de l’électricité et une porte assez large pour un fauteuil roulant.",
      },
      {
        title: "Du matériel",
        text: "Des ordinateurs portables et des téléphones qui marchent encore, vidés de vos données. Demandez-nous d’abord ce qui peut nous servir.",
      },
      {
        title: "Des compétences",
        text: "Juristes, traducteurs, graphistes, ingénieurs : quelques jours de votre travail par an, avec l’accord de votre employeur.",
      },
    ],
  },
  steps: {
    heading: "Comment proposer votre soutien",
    items: [
      {
        title: "Dites-nous à quoi vous pensez",
        text: "Dites-nous qui vous êtes et ce que vous aimeriez donner. N’envoyez ni numéro de compte ni numéro de carte.",
      },
      {
        title: "Nous répondons, même si nous devons dire non",
        text: "Nous vous disons si nous pouvons accepter, et comment. Nous refusons les dons de quiconque veut peser sur ce que nous trouvons ou publions.",
      },
      {
        title: "Nous le mettons par écrit",
        text: "Une personne désignée vous envoie l’objet du don, les conditions et la manière de le transférer. Renseignez-vous sur les reçus et les impôts : ils dépendent du lieu où vous vivez.",
      },
      {
        title: "Vous apprenez ce que nous en avons fait",
        text: "Nous vous disons comment votre don a été utilisé. Vous décidez si nous citons votre nom.",
      },
    ],
  },
  next: {
    heading: "Proposer votre soutien",
    text: "Un court message suffit. Les organisations peuvent aussi travailler avec nous comme partenaires.",
    contact: "Nous écrire",
    partnerships: "Voir les partenariats",
  },
};
