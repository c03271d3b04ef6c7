import type { DeskTranslation } from "../../translation.ts";

export const records: DeskTranslation["records"] = {
  state: "État",
  states: { draft: "Brouillon", scheduled: "Programmé", published: "Publié", withdrawn: "Retiré" },
  deleted: "Supprimé",
  sample: "Exemple",
  due: "pour le {moment}",
  unpublished: "Changements non publiés",
  translations: "Traductions",
  stale: "À mettre à jour",
  missingIn: "Manque : {language}",
  deletedOf: "{kind} : supprimés",
  new: {
    our_work: "Nouveau projet",
    news: "Nouvelle actualité",
    events: "Nouvel événement",
    resources: "Nouvelle ressource",
    partners: "Nouveau partenaire",
    people: "Nouvelle personne",
    faq: "Nouvelle question",
    pages: "Nouvelle page",
  },
  none: "Rien ici pour le moment. Pour commencer, appuyez sur « {button} ».",
  showAll: "Tout afficher",
  bringBack: "Rétablir",
  withdraw: "Retirer",
  backToList: "Retour à la liste",
  toButtons: "Aller aux boutons",
  recentlyDeleted: "Supprimés ces 30 derniers jours",
  onEveryPage: "Sur chaque page : {menu}, {footer}, {organisation}",
  menu: "Menu",
  footer: "Pied de page",
  organisation: "Organisation",
  askWithdraw: {
    heading: "{count, plural, one {Retirer ce contenu ?} other {Retirer ces # contenus ?}}",
    keep: "{count, plural, one {Le laisser public} other {Les laisser publics}}",
    text: "{count, plural, one {Le public verra une page indiquant que ce contenu n’est plus disponible. Vous pourrez le publier de nouveau plus tard.} other {Le public verra une page indiquant que ces contenus ne sont plus disponibles. Vous pourrez les publier de nouveau plus tard.}} Les traductions sont retirées aussi et devront être publiées de nouveau une par une.",
  },
  withdrawn: "Retiré : {title}",
  notWithdrawn: "{title} : {problem}",
  nothingSelected: "Aucune sélection : cochez les contenus publiés à retirer.",
  isBack: "{title} : contenu rétabli. Le public ne le verra qu’une fois publié.",
  inLanguage: "En {language}",
  titleInLanguage: "{title} : {language}",
  done: {
    published: "Publié.",
    scheduled: "Programmé.",
    unscheduled: "Programmation annulée.",
    withdrawn: "Retiré : le public voit une page indiquant que ce contenu n’est plus disponible.",
    agreed: "La traduction est à jour.",
    review: "Prêt pour la relecture. Les personnes qui publient le voient sur Aujourd’hui.",
    needsReview:
      "Non publié : une deuxième personne doit d’abord approuver ce texte. Il est maintenant prêt pour la relecture, et les personnes qui publient le voient sur Aujourd’hui.",
  },
  withdrawnTranslation: "Retiré : le public voit à la place l’original, avec une note.",
  willBePublished: "Publication prévue : {moment}.",
  viewPage: "Voir la page",
  checkPlaces: "Vérifier où il apparaît",
  checkGone: "Vérifier qu’il n’apparaît plus",
  wasDeleted: "Ce contenu a été supprimé. Vous pouvez le rétablir pendant 30 jours.",
  failures: {
    save: "Non enregistré",
    publish: "Non publié",
    schedule: "Non programmé",
    other: "Non effectué",
  },
  changedMeanwhile:
    "Quelqu’un d’autre a aussi modifié ce contenu. Ses changements sont maintenant dans le texte : relisez-le, puis appuyez de nouveau sur le bouton.",
  ask: {
    publish: { heading: "Publier ce contenu ?", yes: "Publier quand même" },
    schedule: { heading: "Programmer ce contenu ?", yes: "Programmer quand même" },
    withdraw: { heading: "Retirer ce contenu ?", yes: "Retirer" },
    delete: { heading: "Supprimer ce contenu ?", yes: "Supprimer" },
    toText: "Non, retour au texte",
    leave: "Non, ne rien changer",
  },
  consequences: {
    withdraw:
      "Le public verra une page indiquant que ce contenu n’est plus disponible, et il disparaîtra des listes, des flux et de la recherche.",
    delete:
      "Vous pourrez le rétablir pendant 30 jours. S’il est public, une page indiquera qu’il n’est plus disponible.",
    translations: "Ses traductions disparaissent aussi : {languages}.",
    withdrawTranslation:
      "Ceci est la traduction ({language}) : le public verra à la place le texte d’origine ({original}), avec une note.",
    deleteTranslation:
      "Ceci est la traduction ({language}). Vous pourrez la rétablir pendant 30 jours. Si elle est publique, le public verra à la place le texte d’origine ({original}), avec une note.",
  },
  samples: {
    is: "Exemple : ce contenu est inventé. Dès que vous le modifiez, il devient le vôtre et reste quand les exemples sont retirés.",
    was: "Ce contenu était un exemple. C’est maintenant le vôtre : il reste quand les exemples sont retirés.",
  },
  hints: {
    instant: "Heure locale.",
    zone: "Le fuseau horaire du lieu, par exemple Africa/Nairobi.",
    link: "Une adresse web : https://…, ou une page de ce site, par exemple /news.",
    tags: "Séparez les mots par des virgules.",
  },
  choices: {
    countries: { africa: "Afrique", elsewhere: "Ailleurs" },
    people: {
      notPublic: "non publié : le public ne voit pas ce nom",
      gone: "n’est plus dans la liste des personnes",
    },
  },
  address: {
    anchor: "La partie après # dans {address}.",
    page: "La page se trouve à l’adresse {address}.",
    lastPart: "La dernière partie de {address}.",
    onlyAtDesk:
      "Utilisée seulement dans l’espace équipe : le public voit la liste complète ({kinds}) sur {address}.",
    suggested: "Proposée d’après « {field} ».",
    redirects: "L’adresse actuelle redirigera vers la nouvelle.",
    locked: "Seul le rôle de publication permet de la changer.",
  },
  proposals: {
    public:
      "Vos changements sont une proposition : le public les voit une fois qu’ils sont publiés par une personne qui a le rôle de publication.",
    scheduled: "Vos changements sont une proposition : c’est la version déjà programmée qui sera publiée.",
    draft: "Une personne qui a le rôle de publication publiera ce contenu quand il sera prêt.",
  },
};
