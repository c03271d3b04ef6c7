import type { DeskTranslation } from "../../translation.ts";

export const letter: DeskTranslation["letter"] = {
  title: "Escrever às pessoas",
  sendTo: "Para",
  choose: "Escolher",
  recipients: "{count, plural, one {# pessoa recebe este e-mail.} other {# pessoas recebem este e-mail.}}",
  subject: "Assunto",
  text: "Texto",
  textHint: "Texto simples. Escreva no idioma das pessoas: nada é traduzido automaticamente.",
  ending: "Segue-se aqui a ligação para a inscrição da pessoa.",
  preview: "Pré-visualizar",
  send: "{count, plural, one {Enviar a # pessoa} other {Enviar a # pessoas}}",
  edit: "Voltar ao texto",
  problems: {
    noRecipients: "Não há ninguém a quem escrever. Escolha outras pessoas.",
    missing: "Preencha o assunto e o texto.",
    tooLong:
      "O e-mail é demasiado longo: o assunto pode ter {subject, number} caracteres, e o texto {text, number}.",
  },
  progress: {
    label: "E-mails enviados",
    sent: "{sent, number} de {written, number} e-mails enviados.",
    unsent:
      "{unsent, plural, one {# e-mail a pessoas deste evento ainda está} other {# e-mails a pessoas deste evento ainda estão}} por enviar.",
    notSetUp: "O envio de e-mails não está configurado; os e-mails esperam até que esteja.",
  },
};
