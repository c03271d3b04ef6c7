import type { Translation } from "../translation.ts";

export const termsOfService: Translation["termsOfService"] = {
  title: "Conditions d’utilisation",
  description:
    "Les conditions auxquelles Secure AI Africa propose ce site, ses ressources et ses formulaires.",
  lead: "Voici les conditions auxquelles Secure AI Africa propose ce site. Elles sont courtes, et écrites pour être lues.",
  governingLaw: {
    of: "Les présentes conditions, ainsi que tout litige à leur sujet ou au sujet de ce site, sont régies par le droit du pays suivant : {country}. Les tribunaux de ce pays tranchent ces litiges.",
    unset:
      "Les présentes conditions, ainsi que tout litige à leur sujet ou au sujet de ce site, sont régies par le droit du pays où Secure AI Africa est enregistrée, et les tribunaux de ce pays tranchent ces litiges. Nous travaillons à Addis-Abeba, en Éthiopie. Si vous avez besoin d’en savoir plus avant de vous fier à ces conditions, [demandez-nous](/contact).",
  },
  sections: [
    {
      heading: "1. Acceptation",
      text: `
En utilisant ce site, en y téléchargeant quelque chose ou en nous envoyant un message, vous acceptez ces conditions. Si vous ne les acceptez pas, veuillez ne pas utiliser le site. Si vous agissez pour une organisation, vous les acceptez en son nom et confirmez que vous en avez le droit.

Vous devez avoir au moins 18 ans pour accepter ces conditions et pour nous écrire. Le site ne demande pas votre âge et ne le vérifie pas. Si vous êtes plus jeune, vous pouvez bien sûr le lire : faites-le avec un parent, un tuteur ou un enseignant qui accepte les conditions pour vous, et laissez cette personne nous écrire.

« Nous » désigne Secure AI Africa ; « le site » désigne chaque page, fichier et flux à cette adresse.
`,
    },
    {
      heading: "2. Comptes d’utilisateur",
      text: `
Il n’y a pas de comptes d’utilisateur sur ce site. Il ne faut ni nom ni mot de passe pour le lire, et quiconque vous demande un mot de passe en notre nom essaie de vous tromper.

Si nous proposons un jour des comptes, nous vous demanderons d’abord d’accepter des conditions à leur sujet. Sauf mention contraire dans celles-ci, ces règles s’appliqueront : donnez des informations vraies, gardez votre mot de passe pour vous, répondez de ce qui est fait avec votre compte, et prévenez-nous aussitôt si quelqu’un d’autre l’utilise. Vous pourrez fermer votre compte à tout moment, et nous pourrons fermer un compte qui enfreint ces conditions.
`,
    },
    {
      heading: "3. Conduites interdites",
      text: `
Vous ne pouvez pas utiliser le site, ni ce que vous y trouvez :

- pour enfreindre la loi, ou aider d’autres à l’enfreindre ;
- pour tromper, menacer, harceler ou léser quelqu’un, ou vous faire passer pour quelqu’un d’autre, pour nous ou pour l’un de nos partenaires ;
- pour nous envoyer de la publicité, des logiciels malveillants ou quoi que ce soit que vous n’avez pas le droit d’envoyer ;
- pour recueillir des données personnelles sur d’autres ;
- pour perturber le site, le surcharger, entrer dans des parties qui ne sont pas publiques ou contourner ses protections ;
- pour attaquer des systèmes sans l’autorisation de leurs propriétaires, quoi que nos supports de formation enseignent sur les attaques.

Des programmes peuvent lire le site s’ils sont assez lents pour laisser de la place aux gens et s’ils suivent \`robots.txt\`.

Chercher des failles de bonne foi n’est pas interdit : suivez [security.txt](/.well-known/security.txt), ne nuisez à personne, ne touchez pas aux données d’autrui et signalez ce que vous trouvez. Nous n’engagerons aucune action contre vous pour cela.
`,
    },
    {
      heading: "4. Propriété intellectuelle",
      text: `
**Textes et images.** Sauf mention contraire sur une page, les textes, dessins et films de ce site que nous avons faits sont publiés sous la licence [Creative Commons Attribution 4.0 International](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Vous pouvez les copier, les modifier et les partager, dans n’importe quel but, si vous citez « Secure AI Africa », mettez un lien vers la licence et dites ce que vous avez changé.

**Code.** Le programme qui fait fonctionner ce site est publié sous la licence MIT.

**Noms et logos des partenaires.** Les noms et les logos de la page [Partenariats](/about/partnerships) désignent nos partenaires et leur appartiennent. Les licences ci-dessus ne les couvrent pas. Si vous voulez utiliser le logo d’un partenaire, demandez-le-lui.

**Œuvres d’autrui.** Ce que nous citons, ou ce vers quoi nous renvoyons, appartient aux personnes qui l’ont fait. Les licences ci-dessus ne le couvrent pas non plus.

**Notre nom et notre marque.** Vous pouvez les utiliser pour dire d’où vient quelque chose. Vous ne pouvez pas les utiliser pour laisser croire que nous avons fait, approuvé ou soutenu quelque chose quand ce n’est pas le cas.

**Ce que vous nous envoyez** reste à vous. Vous nous permettez de l’utiliser pour vous répondre. Nous ne le publions qu’avec votre consentement.

Si vous pensez que quelque chose ici porte atteinte à vos droits, [écrivez-nous](/contact) en indiquant son adresse et votre raison. Nous l’examinerons rapidement et retirerons ce qui ne doit pas s’y trouver.
`,
    },
    {
      heading: "5. Absence de garantie et limitation de responsabilité",
      text: `
Nous veillons à ce que ce que nous publions soit juste, mais nous proposons le site et tout son contenu en l’état, sans garantie d’aucune sorte. Nous ne promettons pas qu’il soit complet, exempt d’erreurs, adapté à votre usage ou toujours disponible. Ce que nous disons de la sécurité et du droit est général. Ce n’est pas un conseil juridique, et le suivre ne suffit pas à rendre un système sûr. Pour les décisions importantes, demandez à quelqu’un qui connaît votre cas.

Certains liens mènent à d’autres sites. Nous ne contrôlons pas ces sites et n’en sommes pas responsables.

Dans la mesure où la loi le permet, Secure AI Africa, son équipe, ses bénévoles et ses partenaires ne sont pas responsables des pertes ou dommages qui résultent de l’utilisation du site ou de son indisponibilité, en particulier des dommages indirects, des bénéfices perdus ou des données perdues. Rien dans ces conditions ne limite la responsabilité en cas de faute intentionnelle, de faute lourde, de décès ou de blessure, ni toute autre responsabilité que la loi ne permet pas de limiter.
`,
    },
    {
      heading: "6. Droit applicable",
      text: `
{law} Si vous êtes un consommateur, vous gardez la protection des règles impératives du pays où vous vivez, et vous pouvez saisir ses tribunaux.

Avant toute action en justice, veuillez [nous parler](/contact) : nous essaierons de régler la question avec vous dans un délai de 30 jours.

Si une partie de ces conditions n’est pas valable, le reste demeure en vigueur.
`,
    },
    {
      heading: "7. Modifications des conditions",
      text: `
Nous pouvons modifier ces conditions quand le site ou la loi change. La deuxième date en haut de la page dit quand ce texte a été modifié pour la dernière fois. Les nouvelles conditions s’appliquent à partir du jour de leur publication ici, à ce que vous faites à partir de ce jour. Si vous ne les acceptez pas, veuillez cesser d’utiliser le site.
`,
    },
    {
      heading: "8. Nous contacter",
      text: `
Pour toute question sur ces conditions, vous pouvez nous joindre :

{contactWays}
`,
    },
  ],
};
