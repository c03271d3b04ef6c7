import type { DeskTranslation } from "../../translation.ts";

export const state: DeskTranslation["state"] = {
  title: "État du site",
  lead: "Comment le site fonctionne en ce moment, et que faire si quelque chose ne va pas.",
  allFine: "Tout fonctionne.",
  wrong:
    "{count, plural, one {# point du fonctionnement du site demande votre attention.} other {# points du fonctionnement du site demandent votre attention.}}",
  toPage: "Voir que faire",
  marks: { fine: "En ordre :", wrong: "À traiter :", off: "Non configuré :" },
  headings: {
    release: "Site",
    upgrade: "Mise à jour",
    database: "Base de données",
    mailOut: "E-mails sortants",
    mailIn: "E-mails entrants",
    encoding: "Images",
    backup: "Sauvegarde",
    disk: "Disque",
    memory: "Mémoire",
    errors: "Erreurs",
    securityTxt: "security.txt",
    alerts: "Alertes",
  },
  release: "Version {release}, version de la base {schema}. Ce processus fonctionne depuis le {moment}.",
  database: {
    fine: "{engine} répond et enregistre les modifications.",
    wrong:
      "Rien ne peut être enregistré. Demandez à la personne qui gère le site de vérifier le disque et le serveur de base de données.",
  },
  mailOut: {
    off: "L’envoi d’e-mails n’est pas configuré : les messages sont enregistrés, mais personne n’est averti. La personne qui gère le site peut définir SMTP_URL.",
    none: "Aucun e-mail n’attend.",
    waiting: "{count, plural, one {# e-mail attend.} other {# e-mails attendent.}}",
    oldest: "Le plus ancien date du {moment}.",
    givenUp:
      "{count, plural, one {# e-mail a été abandonné au cours du dernier jour.} other {# e-mails ont été abandonnés au cours du dernier jour.}}",
    advice:
      "Le site réessaie pendant trois jours. Demandez à la personne qui gère le site de vérifier le serveur de messagerie ; le journal dit pourquoi il refuse les e-mails.",
  },
  mailIn: {
    off: "Aucune boîte aux lettres n’est configurée : les réponses que le public envoie par e-mail n’apparaissent pas ici.",
    fine: "Dernière lecture : {moment}.",
    never: "Pas encore lue.",
    wrong: "Elle est illisible depuis le {moment}.",
    advice:
      "Le site continue d’essayer. Demandez à la personne qui gère le site de vérifier la boîte aux lettres et son mot de passe.",
  },
  encoding: {
    none: "Aucune image n’attend.",
    waiting: "{count, plural, one {# image est en préparation.} other {# images sont en préparation.}}",
    failed:
      "{count, plural, one {# image du dernier jour n’a pas pu être préparée.} other {# images du dernier jour n’ont pas pu être préparées.}}",
    advice:
      "Des images attendent depuis plus de 15 minutes. Demandez à la personne qui gère le site de consulter le journal.",
  },
  backup: {
    none: "Pas encore de sauvegarde.",
    advice:
      "Une sauvegarde devrait être faite chaque jour. Demandez à la personne qui gère le site de vérifier le service de sauvegarde ; la première page de l’espace dit ce qui a échoué.",
  },
  disk: {
    free: "{free} sur {total} sont libres.",
    unknown: "L’espace libre n’a pas pu être lu.",
    advice:
      "Moins de 10 % sont libres. Demandez à la personne qui gère le site de faire de la place : les anciennes sauvegardes et les journaux sont en général les plus gros. Quand le disque est plein, rien ne peut être enregistré.",
  },
  memory: "Ce processus utilise {size}.",
  errors: {
    none: "Aucune requête n’a échoué au cours de la dernière heure.",
    some: "{errors, number} requêtes sur {requests, number} ont échoué au cours de la dernière heure.",
    advice:
      "Plus de 1 % échouent. Demandez à la personne qui gère le site de consulter le journal ; chaque page d’erreur montre une référence qui s’y trouve.",
  },
  securityTxt: {
    valid: "Valable jusqu’au {moment}.",
    advice: "Un administrateur peut le confirmer.",
  },
  alerts: {
    byMail: "Si quelque chose ne va pas, un e-mail part à {address}.",
    toAdministrators: "Si quelque chose ne va pas, les administrateurs reçoivent un e-mail.",
    byWebhook: "Si quelque chose ne va pas, le webhook de l’exploitant est appelé.",
    nobody:
      "Si quelque chose ne va pas, personne n’est averti. La personne qui gère le site peut configurer l’envoi d’e-mails ou ALERT_WEBHOOK.",
    mailWaits:
      "Si les e-mails eux-mêmes sont bloqués, l’e-mail qui l’annonce attend aussi. ALERT_WEBHOOK vous prévient sans e-mail.",
  },
};
