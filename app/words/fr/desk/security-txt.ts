import type { DeskTranslation } from "../../translation.ts";

export const securityTxt: DeskTranslation["securityTxt"] = {
  confirmed: "Confirmé. Valable jusqu’à cette date : {until}.",
  help: "{file} indique aux personnes qui ont trouvé une faille de sécurité comment nous joindre. Il est valable un an au plus : une personne doit donc le confirmer chaque année.",
  file: "Ce fichier",
  confirmedBy: "{name} a confirmé security.txt : {moment}.",
  unconfirmed: "Personne n’a encore confirmé security.txt.",
  expired: "Expiré depuis : {moment}.",
  expires: "Expiration : {moment}.",
  before: "Avant de confirmer",
  addresses:
    "Quelqu’un lit-il chaque jour les e-mails envoyés à ces adresses ? Elles se trouvent dans {organisation}.",
  organisation: "Organisation",
  policy: "La {policy} est-elle toujours exacte ?",
  policyName: "Politique de sécurité",
  key: "S’il y a une clé : quelqu’un peut-il encore l’utiliser ?",
  confirm: "Tout est exact : confirmer",
  toPage: "Confirmer security.txt",
};
