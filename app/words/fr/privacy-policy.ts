import type { Translation } from "../translation.ts";

export const privacyPolicy: Translation["privacyPolicy"] = {
  title: "Politique de confidentialité",
  description:
    "Ce que Secure AI Africa apprend des visiteurs de ce site, pourquoi, pour combien de temps, et ce que vous pouvez nous demander.",
  lead: "Vous pouvez lire tout ce site sans nous dire qui vous êtes. Cette politique dit ce que Secure AI Africa, à Addis-Abeba, en Éthiopie, apprend malgré tout de vous, ce que cela devient, et ce que vous pouvez nous demander.",
  sections: [
    {
      heading: "Les informations que nous recueillons",
      text: `
### Données personnelles

Nous n’apprenons qui vous êtes que si vous nous le dites. Les formulaires de la [page d’accueil](/), de la [page Contact](/contact) et de la [page Aide](/support) demandent quatre choses : votre nom, votre adresse e-mail, un objet et un message. Nous avons besoin des quatre pour vous répondre. Elles sont enregistrées dans notre base de données avec l’heure de leur arrivée, et envoyées par e-mail aux membres de l’équipe qui répondent. Nos réponses, les e-mails que vous envoyez en retour et les fichiers qu’ils contiennent sont conservés avec le message, de même que la langue dans laquelle il semble écrit.

N’envoyez pas plus que ce que votre question demande. Ne nous envoyez ni dossier médical, ni mot de passe, ni numéro d’identité, ni rien qui concerne d’autres personnes.

Il n’y a pas de comptes sur ce site, donc ni mots de passe ni profils. Nous n’y acceptons aucun paiement.

### Données d’utilisation

Le serveur tient un journal de son propre travail : quelle page a été demandée, quand, combien de temps la réponse a pris et si elle a échoué. Ce journal ne contient ni votre adresse réseau, ni ce que vous avez saisi dans une recherche, ni rien d’autre qui dise qui vous êtes.

Pour vous envoyer une page, le serveur doit voir votre adresse réseau pendant qu’il répond, comme pour tout site web. Il ne la garde pas. Quand vous envoyez un message, il garde trois choses de plus pendant un jour, pour arrêter les vagues de messages et pour remarquer qu’une mauvaise connexion vous a fait envoyer deux fois le même : une forme brouillée de votre adresse réseau, que personne ne peut retransformer en adresse sans une clé qui reste sur le serveur ; des empreintes du message, de ses parties et de votre adresse e-mail ; et un nombre aléatoire venant de l’onglet de votre navigateur. Ensuite, elles sont effacées.

Nous n’utilisons aucun outil de mesure d’audience, et rien sur une page ne nous rapporte ce que vous lisez, jusqu’où vous faites défiler ni d’où vous venez.

### Cookies et suivi

Voici tout ce que le site enregistre sur votre appareil, et rien de cela ne nous dit qui vous êtes :

- **« low-data », un cookie.** Il n’est créé que si vous utilisez le bouton d’économie de données. Pendant un an, il retient si vous avez activé ou désactivé ce mode, car le serveur doit le savoir avant d’envoyer une page. C’est le seul cookie. Si votre navigateur est réglé pour économiser les données, le mode est activé sans lui.
- **« theme », dans le stockage local.** Il n’est créé que si vous utilisez le bouton de l’affichage clair ou sombre, et retient votre choix jusqu’à ce que vous l’effaciez.
- **« font », dans le stockage local.** Une fois que votre navigateur a chargé la police de nos titres, cette note le dit, et les pages suivantes utilisent aussitôt la police. Elle reste jusqu’à ce que vous l’effaciez.
- **« language », dans le stockage local.** Si votre navigateur préfère une autre de nos langues, nous vous la proposons une seule fois, et cette note retient que nous l’avons fait. Elle reste jusqu’à ce que vous l’effaciez.
- **« draft: » et l’adresse d’un formulaire, dans le stockage local.** Ce que vous saisissez dans un formulaire est gardé un jour, pour qu’un rechargement ou une connexion perdue ne vous coûte pas votre message. C’est effacé quand le message est envoyé, quand vous appuyez sur « Effacer ma saisie », ou avec la première page que vous ouvrez ici une fois le jour passé. En mode économie de données, rien n’est gardé.
- **« formId », dans le stockage de session.** Quand vous envoyez un message, le navigateur garde le nombre aléatoire de l’onglet jusqu’à ce que vous fermiez cet onglet.

De tout cela, seuls le cookie et, avec un message, le nombre aléatoire nous sont envoyés. Ce que vous saisissez ne nous parvient que lorsque vous l’envoyez. Comme tout navigateur, le vôtre garde aussi pendant un certain temps des copies de pages, d’images et de polices, pour qu’elles se chargent plus vite. Vous pouvez effacer tout cela dans les réglages de votre navigateur.

Nous ne vous suivons pas, ni ici ni sur d’autres sites : il n’y a ni cookies de suivi, ni pixels, ni prise d’empreinte de l’appareil, ni identifiants publicitaires, de notre part ou de celle d’autrui.
`,
    },
    {
      heading: "Comment nous utilisons vos informations",
      text: `
Nous utilisons ce que vous nous envoyez :

- pour lire votre message, y répondre et faire ce que vous y demandez ;
- pour garder la mémoire d’un échange, afin que vous n’ayez pas à expliquer deux fois ;
- pour protéger le formulaire contre les vagues de messages automatiques ;
- pour faire ce que la loi exige de nous.

Nous ne publions le nom, le portrait, le texte ou l’adresse e-mail d’une personne, sur la page de l’équipe ou comme auteur d’un texte, que si elle a donné son accord. Qui veut les faire changer ou retirer [nous écrit](/contact) : ils sont retirés du site sans délai, et sans qu’il faille donner de raison.

Nous utilisons le journal du serveur pour faire fonctionner le site, trouver les pannes et le défendre contre les attaques. Nous n’établissons pas de profils, n’envoyons pas de publicité et ne laissons aucune machine décider de quoi que ce soit à votre sujet. Ce que vous nous écrivez ne sert pas à entraîner des modèles d’IA.

### Notre base légale

Vous envoyez un message parce que vous voulez une réponse : nous le traitons à votre demande et avec votre consentement, que vous pouvez retirer à tout moment. Nous tenons le journal du serveur parce que nous avons un intérêt légitime à ce que le site fonctionne et soit sûr. Quand la loi exige quelque chose de nous, nous nous fondons sur cette loi.

### Combien de temps nous les gardons

Les messages sont conservés {keptMonths, plural, one {# mois} other {# mois}} après le dernier texte que vous ou nous avons écrit à leur sujet, au cas où vous nous écririez de nouveau. Ensuite, le message, nos réponses, vos e-mails et les fichiers joints sont effacés. Vous pouvez les effacer vous-même plus tôt, à tout moment, avec le lien reçu lors de l’envoi du message ; ou nous le demander. Nous ne gardons un message plus longtemps que si une loi l’exige, ou jusqu’à la fin d’un litige à son sujet.

Les e-mails envoyés, à vous ou à notre équipe, ne sont pas dans notre base de données : si vous voulez que ceux de nos boîtes soient supprimés aussi, écrivez-nous. Nos sauvegardes, que personne ne lit, contiennent encore ce qui a été effacé, jusqu’à ce qu’elles soient supprimées à leur tour. Si nous devons un jour revenir à l’une d’elles, nous effaçons de nouveau ce qui avait été effacé.

### Comment nous les protégeons

Le site est servi par une connexion chiffrée. Les messages, et les notes que les membres de notre équipe s’écrivent à leur sujet, ne sont lus que par les personnes qui y répondent et, quand leur travail l’exige, par celles qui s’occupent du serveur. Les fichiers que vous envoyez par e-mail ne sont montrés qu’à elles. Ce que notre équipe fait d’un message est noté dans un journal, sans votre nom ni votre adresse. Aucun système n’est parfaitement sûr. Si une violation de données vous met en danger, nous vous préviendrons sans délai, ainsi que l’autorité compétente.

### Enfants

Le formulaire est destiné aux personnes de 18 ans et plus. Nous ne demandons pas votre âge. Si un enfant nous a envoyé des données personnelles, dites-le-nous, et nous les effacerons.
`,
    },
    {
      heading: "Partage et communication des données",
      text: `
Nous ne vendons pas vos données personnelles, et nous ne les louons pas. Nous ne pouvons les partager que dans ces cas :

- **Prestataires.** Les entreprises qui exploitent le serveur et acheminent nos e-mails traitent des messages pour nous. Elles ne peuvent les utiliser que pour ce travail, et doivent les garder confidentiels.
- **Autorités.** Nous remettons ce qu’une loi, un tribunal ou une autre autorité a le pouvoir d’exiger, et rien de plus. Quand nous en avons le droit, nous vous prévenons d’abord.
- **Partenaires, avec votre consentement.** Si un partenaire pouvait mieux vous répondre, nous vous demandons votre accord avant de lui transmettre votre message. Si vous ne dites pas oui, nous ne le transmettons pas.

Notre serveur, ou celui d’un prestataire, peut se trouver dans un autre pays que le vôtre. Où qu’il soit, cette politique s’applique à vos messages.

Le site lui-même ne charge rien d’autres entreprises : ni polices, ni films, ni cartes, ni publicités, ni statistiques. Les liens vers d’autres sites, comme ceux de nos partenaires ou notre page LinkedIn, vous mènent à des endroits qui ont leurs propres politiques.
`,
    },
    {
      heading: "Vos droits",
      text: `
Vous avez le droit :

- **d’accès** : savoir ce que nous détenons à votre sujet, et en recevoir une copie ;
- **de rectification** : faire corriger ce qui est faux ou incomplet ;
- **d’effacement** : le faire effacer ;
- **de limitation** : nous le faire garder sans l’utiliser, par exemple pendant le règlement d’un litige.

Vous pouvez aussi vous opposer à notre manière de l’utiliser, retirer votre consentement, et recevoir ce que vous nous avez envoyé sous une forme qu’un ordinateur peut lire. Si la loi de votre pays vous donne d’autres droits, vous les avez aussi.

Quand vous envoyez un message, vous recevez un lien vers une page qui vous est propre. Elle montre ce que nous gardons du message et nos réponses, et vous permet de corriger votre adresse e-mail, d’emporter le tout dans un fichier et de l’effacer : aussitôt, sans rien nous demander. Le lien est recalculé chaque fois et n’est enregistré nulle part ; quiconque l’a peut faire de même, alors gardez-le pour vous.

Pour exercer un droit autrement, [écrivez-nous](/contact) depuis l’adresse e-mail que vous avez donnée, ou indiquez-nous un autre moyen de voir que le message est de vous. C’est gratuit. Nous répondons dans un délai d’un mois et, si nous devons refuser quelque chose, nous disons pourquoi. Vous pouvez à tout moment porter plainte auprès de l’autorité de protection des données de votre pays ; nous serions heureux que vous nous en parliez d’abord.
`,
    },
    {
      heading: "Modifications de cette politique",
      text: `
Quand le site change, cette politique change avec lui. La deuxième date en haut de la page dit quand ce texte a été modifié pour la dernière fois. Si nous voulons un jour utiliser ce que vous nous avez déjà envoyé dans un nouveau but, nous vous le demanderons d’abord. Un nouveau texte ici ne suffit pas.
`,
    },
    {
      heading: "Nous contacter",
      text: `
Pour toute question sur cette politique, ou pour exercer l’un de vos droits, vous pouvez nous joindre :

{contactWays}
`,
    },
  ],
};
