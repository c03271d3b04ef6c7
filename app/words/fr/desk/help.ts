import type { DeskTranslation } from "../../translation.ts";

export const help: DeskTranslation["help"] = {
  short: "Aide",
  title: "Aide sur cette page",
  pages: {
    today: [
      "Commencez ici : cette page rassemble tout ce qui demande votre attention.",
      "Les messages viennent d’abord, le plus urgent en haut, puis les textes à relire, les vérifications échouées, les contenus programmés et les brouillons.",
      "Ouvrez une ligne pour vous en occuper.",
    ],
    messages: [
      "Les messages du public arrivent ici. Nous promettons une réponse sous 24 heures, et chaque message indique le temps qui reste.",
      "Ouvrez un message pour le lire et y répondre.",
      "Les onglets classent les messages selon leur état, et la recherche les couvre tous.",
    ],
    message: [
      "Toute la conversation est ici : les messages du visiteur ou de la visiteuse, nos réponses et les notes de l’équipe.",
      "Une réponse part par e-mail. Une note reste dans l’espace équipe.",
      "Attribuez le message si une autre personne doit y répondre, et clôturez-le quand il n’y a plus rien à faire.",
    ],
    cannedReplies: [
      "Écrivez ici les réponses que vous envoyez souvent, une par langue.",
      "En répondant à un message, choisissez-en une et adaptez-la avant l’envoi.",
      "Une modification ici ne change pas les réponses déjà envoyées.",
    ],
    responseTimes: [
      "Voyez ici en combien de temps nous répondons, et si nous tenons notre promesse de 24 heures.",
      "Les jours de fermeture du bureau se règlent sous Pages, Jours fériés.",
    ],
    personalData: [
      "Chacun peut demander quelles données nous avons à son sujet, ou leur effacement.",
      "Cherchez l’adresse e-mail de la personne, puis exportez ses messages dans un fichier ou effacez-les.",
      "Un message effacé ne peut pas être rétabli.",
    ],
    registrations: [
      "Toutes les personnes inscrites à l’événement figurent ici, dans l’ordre de leur inscription. Ouvrez une personne pour lire ses réponses, écrire une note ou modifier l’inscription.",
      "Dès qu’une place se libère, elle est proposée aux personnes de la liste d’attente. Pour confirmer quelqu’un, il faut une place libre : augmentez d’abord le nombre de places dans les paramètres.",
      "Les inscriptions ne sont pas des messages : le délai de 24 heures ne s’y applique pas.",
    ],
    registrationSettings: [
      "Ouvrez les inscriptions, indiquez le nombre de places, la période d’inscription et les questions à poser.",
      "Ne demandez que le nécessaire : chaque question dit pourquoi elle est posée, et les réponses sont supprimées quelque temps après l’événement.",
      "Les places ajoutées sont proposées aux personnes en attente dès l’enregistrement.",
    ],
    attendance: [
      "Touchez un nom pour indiquer que la personne est là ; touchez-le de nouveau pour revenir en arrière. Vous pouvez aussi saisir ou scanner le code que les personnes présentent.",
      "Ouvrez cette page avant d’aller dans un lieu sans connexion : elle fonctionne hors ligne, et les pointages sont envoyés plus tard.",
      "Plusieurs personnes peuvent pointer à plusieurs entrées. Si deux d’entre elles pointent la même personne, le pointage le plus récent compte.",
    ],
    letter: [
      "Écrivez un e-mail à toutes les personnes de cet événement ou à certaines d’entre elles. Chacune reçoit un e-mail séparé.",
      "Vérifiez l’aperçu et le nombre de personnes, puis envoyez.",
    ],
    subscribers: [
      "Ces personnes reçoivent la lettre d’information. Cherchez une personne, ou retirez quelqu’un qui l’a demandé.",
      "N’importez que des personnes qui ont accepté de recevoir cette lettre, et dites où et quand.",
      "Plus bas, voyez ce qui a été envoyé, et arrêtez un envoi en cours.",
    ],
    senderChecks: [
      "Cette page montre si le domaine est configuré pour que les messageries acceptent notre courrier.",
      "Montrez-la à la personne qui gère le site : presque tout se règle là où le domaine est géré.",
    ],
    sendMail: [
      "Regardez le message dans chaque langue, dans les deux thèmes et en texte brut, et envoyez-vous un essai.",
      "Envoyez-le ensuite, ou choisissez une heure. Un message ne peut pas être repris, mais vous pouvez arrêter l’envoi en cours.",
    ],
    records: [
      "Tous les contenus de ce type figurent ici, du plus récemment modifié au plus ancien. Chaque ligne indique l’état, les langues et la dernière personne qui l’a modifié.",
      "Ouvrez une ligne pour écrire, ou commencez un nouveau texte.",
      "Les textes retirés restent ici, et les textes supprimés peuvent être rétablis pendant 30 jours.",
    ],
    pages: [
      "Les pages du site sont ici, ainsi que le menu, le pied de page, l’avis et les données de l’organisation.",
      "Ouvrez-en une pour en modifier le texte. Vous pouvez aussi ajouter vos propres pages.",
      "Pour qu’une nouvelle page figure dans le menu, ajoutez-la sous Menu.",
    ],
    writing: [
      "Écrivez ici. L’espace équipe enregistre votre texte pendant la frappe, même sans connexion.",
      "Le public ne voit rien avant la publication ou l’heure programmée.",
      "L’aperçu montre le texte tel que le public le verra.",
      "L’historique garde les versions précédentes, et vous pouvez revenir à chacune d’elles.",
    ],
    page: [
      "Modifiez ici les mots de cette page. Sa mise en page ne change pas.",
      "Dans les listes, des boutons ajoutent, déplacent et suppriment des entrées.",
      "Le public voit vos changements une fois publiés.",
      "Les traductions sont à part : ouvrez une langue pour y écrire.",
    ],
    translation: [
      "Traduisez ici : l’original figure à côté de chaque champ.",
      "Là où la page l’indique, un champ vide affiche le texte de l’original.",
      "Si l’original change après la publication, cette page montre ce qui a changé.",
    ],
    review: [
      "Les textes prêts pour la relecture sont listés ici, le plus ancien en premier.",
      "Ouvrez-en un pour le lire, commenter une phrase, l’approuver ou le renvoyer.",
      "Personne ne peut approuver un texte qu’elle a écrit.",
    ],
    reviewText: [
      "Choisissez une phrase pour la commenter. Les personnes qui écrivent voient vos commentaires à côté du texte.",
      "Une approbation vaut pour ce texte exact : toute modification y met fin.",
      "Une personne sans compte peut approuver avec un lien. Il fonctionne une fois, pendant 7 jours.",
    ],
    history: [
      "Toutes les versions enregistrées figurent ici, la plus récente en premier.",
      "Choisissez deux versions pour voir ce qui a changé entre elles.",
      "Restaurer une version en fait le texte de travail. Elle devient publique quand vous la publiez.",
    ],
    preview: [
      "Voici comment le public verra le texte sur un téléphone et sur un ordinateur, en clair et en sombre.",
      "Pour le montrer à une personne sans compte, créez un lien. Il fonctionne 7 jours, et vous pouvez le révoquer.",
    ],
    checks: [
      "Après une publication ou un retrait, l’espace équipe vérifie chaque endroit où le public trouve le texte : sa page, les listes, la recherche, les flux et le plan du site.",
      "Une vérification échouée est répétée. Si elle continue d’échouer, prévenez la personne qui gère le site.",
    ],
    care: [
      "Voyez ici ce qu’il faut corriger dans les textes publiés, classé par travail à faire.",
      "Ouvrez une ligne pour corriger le texte. Elle disparaît peu après la publication.",
      "Si un texte ancien est encore juste, appuyez sur « Relu aujourd’hui ».",
    ],
    counts: [
      "Voyez ici quelles pages sont ouvertes, quels fichiers sont téléchargés et ce que l’on cherche sans le trouver.",
      "Choisissez une période, ou téléchargez les chiffres pour un tableur.",
      "Les chiffres sont des sommes par jour. Ils sont un peu trop bas : une page que le navigateur a chargée à l’avance n’est pas comptée.",
    ],
    media: [
      "Toutes les images et tous les fichiers du site sont ici. Téléversez-en, puis utilisez-les dans les textes.",
      "Ouvrez-en un pour le décrire aux personnes qui ne le voient pas, et pour voir où il est utilisé.",
      "Au téléversement, les photos perdent leurs données de lieu et d’appareil.",
    ],
    mediaItem: [
      "Décrivez l’image en une phrase, pour que les personnes qui ne la voient pas sachent ce qu’elle montre.",
      "La légende et le crédit l’accompagnent partout où elle est utilisée.",
      "Elle peut être supprimée quand plus aucune page ne l’utilise.",
    ],
    staff: [
      "Invitez ici des collègues et choisissez ce que chacun peut faire : traduire, rédiger, publier ou administrer.",
      "Si un téléphone est perdu, déconnectez cette personne partout.",
      "Supprimez l’accès des personnes qui partent. Leurs textes restent.",
    ],
    account: [
      "Choisissez la langue et le fuseau horaire de votre espace équipe, et les e-mails que vous recevez.",
      "Une clé d’accès permet de se connecter avec l’empreinte, le visage ou un code PIN. Ajoutez-en une sur chacun de vos appareils.",
      "Si un appareil ne vous appartient pas, déconnectez-le et prévenez l’administration.",
    ],
    log: [
      "Le journal montre qui a fait quoi dans l’espace équipe, et quand.",
      "Choisissez une personne pour ne voir que ses actions.",
    ],
    samples: [
      "Les exemples montrent à quoi ressemble le site avec du contenu. Remplacez-les par vos textes avant d’annoncer le site.",
      "Supprimer tous les exemples ne touche pas à vos textes. Vous pouvez les rétablir pendant 30 jours.",
    ],
    launch: [
      "Cette page liste ce que des lecteurs exigeants cherchent sur le site et ne trouvent pas encore.",
      "Ouvrez une tâche : elle mène à l’endroit où cela se saisit.",
    ],
    state: [
      "Cette page dit en mots comment le site fonctionne : e-mails, sauvegardes, disque, erreurs.",
      "Une ligne marquée dit ce qu’il faut faire. La plupart des tâches reviennent à la personne qui gère le site.",
    ],
    redirects: [
      "Ajoutez une adresse qui doit mener à une page de ce site, par exemple celle d’une affiche.",
      "Si une page est publiée plus tard à cette adresse, le public voit la page.",
    ],
    securityTxt: [
      "Les personnes qui trouvent une faille dans le site lisent security.txt pour savoir qui prévenir.",
      "Vérifiez les adresses et confirmez le fichier avant qu’il n’expire.",
    ],
    signIn: [
      "Le plus rapide est de se connecter avec une clé d’accès, à ajouter dans votre compte.",
      "Sinon, demandez un code : il arrive par e-mail et sert une seule fois, pendant dix minutes.",
      "Si aucun code n’arrive, demandez à l’administration.",
    ],
    join: [
      "Saisissez votre nom tel que l’équipe doit le voir, puis continuez.",
      "Vous pourrez ajouter une clé d’accès juste après, pour vous reconnecter rapidement.",
    ],
  },
};
