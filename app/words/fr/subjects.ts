import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "Travailler avec vous", line: "Je souhaite travailler avec vous." },
    volunteer: { subject: "Bénévolat", line: "Je souhaite devenir bénévole." },
    donate: { subject: "Soutenir votre travail", line: "Je souhaite soutenir votre travail." },
    partner: {
      subject: "Un partenariat",
      line: "Nous souhaitons travailler avec vous comme partenaire.",
    },
    policy: {
      subject: "IA et politiques publiques",
      line: "J’ai une question pour vos spécialistes des politiques publiques.",
    },
    press: {
      subject: "Demande de la presse",
      line: "Je suis journaliste. Mon délai et mes questions :",
    },
  },
  event: {
    subject: "Inscription : {name}",
    line: "Je souhaite m’inscrire à l’événement « {name} », le {date}.",
  },
  register: "S’inscrire",
  corrected: "Correction du message {reference} : {subject}",
};
