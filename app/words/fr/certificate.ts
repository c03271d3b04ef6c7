import type { Translation } from "../translation.ts";

export const certificate: Translation["certificate"] = {
  title: "Attestation de participation",
  certifies: "Nous attestons que",
  attended: "a participé à",
  verify: "Pour vérifier cette attestation, ouvrez cette adresse et saisissez le code :",
  page: {
    title: "Vérifier une attestation",
    lead: "Les attestations de participation de {organisation} portent un code. Saisissez-le pour savoir si l’attestation est authentique.",
    code: "Code",
    hint: "Tel qu’il est imprimé sur l’attestation. Les majuscules, les espaces et les tirets sont sans importance.",
    check: "Vérifier",
    another: "Vérifier une autre attestation",
  },
  valid: {
    title: "Cette attestation est authentique",
    lead: "{organisation} l’a délivrée. Comparez ces informations avec l’attestation.",
    name: "Nom",
    event: "Événement",
    day: "Date",
  },
  withdrawn: {
    title: "Cette attestation a été retirée",
    lead: "{organisation} l’a délivrée, puis l’a déclarée non valable.",
  },
  invalid: {
    title: "Ce code n’est pas valable",
    lead: "Comparez-le lettre par lettre avec l’attestation. S’il est identique, l’attestation ne vient pas de nous.",
  },
  tooMany: {
    title: "Trop de tentatives",
    lead: "Veuillez attendre dix minutes, puis réessayer.",
  },
};
