import type { Translation } from "../translation.ts";

export const accessibilityStatement: Translation["accessibilityStatement"] = {
  title: "Déclaration d’accessibilité",
  description:
    "Comment Secure AI Africa rend ce site utilisable par tous : la norme, les mesures, les tests et les limites connues.",
  lead: "Ce site est pour tout le monde, sur tout appareil et quelles que soient les capacités de chacun. Cette déclaration dit ce que nous visons, comment nous le vérifions et ce qui reste à améliorer.",
  sections: [
    {
      heading: "Notre norme",
      text: `
Secure AI Africa construit ce site selon les [règles pour l’accessibilité des contenus web (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), niveau AA. Elles disent comment faire des pages que chacun puisse utiliser, quelles que soient sa vue, son ouïe, ses gestes et sa façon de penser. La déclaration couvre toutes les pages à cette adresse.
`,
    },
    {
      heading: "Ce que nous faisons",
      text: `
- **Navigation au clavier.** Chaque lien, menu, recherche, filtre et formulaire peut être utilisé avec le clavier seul. Un lien au début de chaque page mène directement à son contenu.
- **Compatibilité avec les lecteurs d’écran.** Les pages sont faites des éléments que les lecteurs d’écran connaissent, avec des repères, un nom pour chaque commande et une description des images qui portent un sens. Les changements, comme le nombre de résultats, sont annoncés.
- **Titres clairs.** Chaque page a un titre principal, et les autres suivent dans l’ordre : ils vous aident à vous repérer.
- **Texte lisible.** Le texte a un contraste d’au moins 4,5 pour 1, en affichage clair comme en affichage sombre ; il peut doubler de taille sans que rien ne se perde, et il est écrit dans une langue simple.
- **Adaptation aux écrans.** Les pages s’adaptent à tout écran à partir de 320 pixels de large, en portrait ou en paysage, sans défilement latéral.
- **Repère de position.** Un contour net montre où vous êtes avec le clavier, et l’en-tête ne le cache pas.

De plus, rien ne bouge si votre appareil demande moins de mouvement, le film d’arrière-plan peut être mis en pause, les boutons sont assez grands pour un pouce, et tout fonctionne sans JavaScript, sauf le bouton de l’affichage sombre.
`,
    },
    {
      heading: "Comment nous testons",
      text: `
Ces tests font partie du programme du site et s’exécutent avant la publication d’un changement :

- **axe**, un vérificateur automatique, examine chaque page dans un vrai navigateur, en affichage clair et sombre, à la largeur d’un téléphone et d’un ordinateur ;
- des parcours du site sont faits avec le clavier seul ;
- lire, chercher et envoyer un message sont essayés sans JavaScript ;
- les pages sont examinées avec le texte et la mise en page agrandis à 200 %.
`,
    },
    {
      heading: "Limites connues",
      text: `
- Les contrôles automatiques ne trouvent qu’une partie des obstacles. Le site n’a pas encore été examiné par un expert indépendant, ni par un groupe de personnes qui utilisent chaque jour une technologie d’assistance.
- Les tests s’exécutent dans un seul moteur de navigateur, Chromium. Les autres devraient se comporter de la même façon, mais ne sont pas testés chaque fois.
- Le site est en six langues. Cinq d’entre elles sont des traductions qu’aucun locuteur n’a encore relues ; quand un texte est dans une autre langue que sa page, il est signalé comme tel, pour qu’un lecteur d’écran puisse changer de voix.
- Les documents et les sites d’autres organisations vers lesquels nous renvoyons peuvent être moins accessibles. Demandez-nous, et nous vous trouverons une autre forme du même contenu, s’il en existe une.
`,
    },
    {
      heading: "Vos remarques",
      text: `
Signalez-nous tout ce que vous ne pouvez pas utiliser. Nous vous donnerons ce qu’il vous faut d’une autre manière, puis nous corrigerons la page. Il est utile de connaître l’adresse de la page, ce que vous avez essayé, et le navigateur ou la technologie d’assistance que vous utilisez. Pour nous joindre :

{contactWays}

Vous recevrez une réponse dans les 24 heures. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité chargée de l’égalité d’accès dans votre pays.
`,
    },
  ],
};
