import type { Translation } from "../translation.ts";

export const missionVision: Translation["missionVision"] = {
  title: "Mission et vision",
  kicker: "À propos de nous",
  description: "Notre raison d’être, en cinq points, et l’Afrique que nous voulons voir, en cinq autres.",
  lead: "Notre raison d’être, et l’Afrique que nous voulons voir.",
  principles: {
    heading: "Nos principes directeurs",
    lead: "La mission dit ce que nous faisons chaque jour. La vision dit à quoi nous saurons que cela en valait la peine.",
  },
  mission: {
    heading: "Mission",
    text: "Faire progresser l’IA de façon responsable pour les communautés africaines, afin que les systèmes que les gens rencontrent soient sûrs, équitables et vraiment les leurs.",
    points: [
      "Étudier les risques qui comptent ici : dans les données, dans les modèles et dans les chaînes qui les mettent en service.",
      "Enseigner au public, aux ingénieurs et aux décideurs publics ce que chacun peut faire, avec leurs mots et dans leurs langues.",
      "Aider les équipes à sécuriser la chaîne CD/CI avec des outils qu’elles peuvent payer et garder.",
      "Travailler avec les gouvernements, les régulateurs et la société civile à des règles qui protègent les gens et qui marchent en pratique.",
      "Relier les communautés, pour qu’une ville apprenne d’une autre au lieu de l’apprendre à ses dépens.",
    ],
  },
  vision: {
    heading: "Vision",
    text: "Une Afrique à la pointe d’une IA digne de sa confiance, et auprès de laquelle d’autres viennent apprendre.",
    points: [
      "Les ingénieurs et les chercheurs africains sont à la pointe de la sécurité de l’IA.",
      "L’IA sert les gens dans les langues qu’ils parlent à la maison, avec autant de sécurité que dans toute autre.",
      "Les services publics peuvent dire d’où vient chaque modèle qu’ils utilisent, et peuvent l’arrêter.",
      "Les gens savent quand une machine a pris part à une décision qui les concerne, et peuvent la contester.",
      "Les règles de l’IA sur ce continent sont écrites sur ce continent, et entendues au-delà.",
    ],
  },
  next: {
    heading: "Participez",
    text: "Une mission a besoin de monde. Donnez un peu de votre temps, ou dites-nous ce qui nous a échappé.",
    involved: "Agir avec nous",
    contact: "Nous contacter",
  },
};
