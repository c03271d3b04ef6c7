import type { Translation } from "../translation.ts";

export const aiSecurity: Translation["aiSecurity"] = {
  title: "Sécurité de l’IA",
  kicker: "Programme",
  description:
    "Ce que veut dire sécuriser l’IA et la chaîne qui la met en service : pour le public, les ingénieurs et les décideurs publics.",
  lead: "Un système d’IA est sûr quand il fait ce que ses responsables annoncent, pour les personnes à qui il est destiné, et que nul ne peut changer cela en cachette.",
  meaning: {
    heading: "Ce que veut dire sécuriser l’IA",
    paragraphs: [
      "Un service d’IA est fait de quatre choses : les données qui ont servi à l’entraîner, le modèle issu de ces données, le logiciel autour du modèle et les personnes qui s’en servent. Qui veut détourner le service cherche le plus faible des quatre. C’est rarement le modèle seul.",
      "Les quatre se rejoignent dans la chaîne CD/CI (le « pipeline ») : la suite automatique qui rassemble, construit, teste et livre le service, souvent plusieurs fois par jour. Qui contrôle un maillon contrôle tout ce qui vient après. C’est pourquoi nous commençons par là, et c’est pourquoi ce travail est à notre portée : peu d’équipes entraînent un grand modèle, mais chaque équipe a une chaîne.",
    ],
  },
  pipeline: {
    heading: "La chaîne, étape par étape",
    lead: "Six étapes, des données à l’usage quotidien. Pour chacune : ce qui tourne mal en pratique, et ce qui aide.",
    wrong: "Ce qui peut mal tourner",
    remedy: "Ce qu’il faut faire",
    steps: [
      {
        title: "Données",
        text: "Ce qui sert à entraîner le modèle : des textes, des images, des dossiers, des enregistrements.",
        wrong:
          "Quelqu’un glisse de faux exemples. Des dossiers personnels sont utilisés sans autorisation. Des langues entières manquent.",
        remedy:
          "Notez d’où vient chaque jeu de données et à quelles conditions. Gardez-en l’empreinte pour remarquer tout changement. Retirez ce qui permet d’identifier des personnes.",
      },
      {
        title: "Modèle",
        text: "Le résultat de l’entraînement, le plus souvent un gros fichier fait par quelqu’un d’autre.",
        wrong:
          "Le fichier n’est pas celui qui a été testé. Il contient un déclencheur caché, ou exécute du code à l’ouverture. Il révèle ce qu’il a appris.",
        remedy:
          "Prenez-le à une source connue, dans un format qui ne peut pas exécuter de code. Vérifiez sa signature. Attaquez-le vous-même, dans les langues de ses utilisateurs.",
      },
      {
        title: "Dépendances",
        text: "Les paquets, les images et les services sur lesquels le logiciel est bâti.",
        wrong:
          "Un paquet très utilisé change de mains, ou quelqu’un publie un faux au nom presque identique. Un service extérieur change du jour au lendemain.",
        remedy:
          "Tenez une liste de tout ce que vous utilisez. Figez les versions exactes, avec leurs empreintes. Mettez à jour volontairement, peu à la fois.",
      },
      {
        title: "Construction",
        text: "La machine qui transforme tout cela en quelque chose que l’on peut livrer.",
        wrong:
          "Un mot de passe est resté dans le code. La modification d’un inconnu s’exécute avec tous les droits. Ce qui sort n’est pas ce qui a été relu.",
        remedy:
          "Gardez les secrets hors du code, et faites-les expirer vite. Ne donnez à chaque tâche que les droits dont elle a besoin. Signez ce qui sort, avec la liste de ce qui est entré.",
      },
      {
        title: "Déploiement",
        text: "Le moment où la nouvelle version remplace l’ancienne.",
        wrong:
          "Quelqu’un met un fichier en place à la main. Personne ne sait quelle version a donné quelle réponse. Il n’y a pas de retour en arrière.",
        remedy:
          "Ne faites tourner que ce que votre propre chaîne a signé. Commencez avec peu d’utilisateurs. Exercez-vous à revenir à la dernière bonne version.",
      },
      {
        title: "Usage",
        text: "Les gens demandent, le système répond, et parfois il agit.",
        wrong:
          "Des instructions cachées dans un document prennent le contrôle du système. On croit une réponse parce qu’elle vient d’une machine. Des questions privées sont gardées pour toujours.",
        remedy:
          "Ne le laissez faire que ce qui resterait sans danger si quelqu’un le trompait. Faites confirmer par une personne ce qui compte. Surveillez les comportements étranges, et sachez qui a le droit de l’arrêter.",
      },
    ],
  },
  readers: {
    heading: "Par où commencer",
    lead: "Trois portes d’entrée. Tout ce qui se trouve derrière se lit gratuitement.",
    items: {
      public: {
        title: "Pour le grand public",
        text: "Une voix peut être copiée, une image inventée. De bonnes habitudes protègent mieux qu’un œil exercé : arrêtez-vous, rappelez à un numéro que vous connaissez, demandez à quelqu’un. Vous pouvez aussi demander si une machine a pris une décision à votre sujet, et qui en répond.",
        link: "Ressources pour le grand public",
      },
      engineers: {
        title: "Pour les ingénieurs",
        text: "Commencez par trois choses qui ne coûtent rien : sortez les secrets de vos dépôts, figez les versions de ce dont vous dépendez, et signez ce que vous construisez. Puis attaquez votre propre service avant que quelqu’un d’autre ne le fasse.",
        link: "Ressources pour les ingénieurs réseau",
      },
      policyMakers: {
        title: "Pour les décideurs publics",
        text: "Une règle n’est utile que si quelqu’un peut la vérifier. Demandez des preuves : d’où vient un modèle, dans quelles langues il a été testé, comment on l’arrête, comment une personne peut le contester. Posez ces questions dans l’appel d’offres, là où elles coûtent peu.",
        link: "Ressources pour les décideurs publics",
      },
    },
  },
  next: {
    heading: "Des règles et des personnes",
    text: "La sécurité a besoin de règles qui marchent et de personnes à qui parler. Découvrez notre travail sur les politiques publiques, ou posez-nous une question sur votre propre chaîne.",
    policy: "IA et politiques publiques",
    contact: "Nous contacter",
  },
};
