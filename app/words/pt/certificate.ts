import type { Translation } from "../translation.ts";

export const certificate: Translation["certificate"] = {
  title: "Certificado de participação",
  certifies: "Certificamos que",
  attended: "participou em",
  verify: "Para verificar este certificado, abra este endereço e introduza o código:",
  page: {
    title: "Verificar um certificado",
    lead: "Os certificados de participação de {organisation} têm um código. Introduza-o para saber se o certificado é autêntico.",
    code: "Código",
    hint: "Tal como está impresso no certificado. Maiúsculas, espaços e hífenes não importam.",
    check: "Verificar",
    another: "Verificar outro certificado",
  },
  valid: {
    title: "Este certificado é autêntico",
    lead: "Foi emitido por {organisation}. Compare estes dados com o certificado.",
    name: "Nome",
    event: "Evento",
    day: "Data",
  },
  withdrawn: {
    title: "Este certificado foi anulado",
    lead: "Foi emitido por {organisation} e mais tarde declarado inválido.",
  },
  invalid: {
    title: "Este código não é válido",
    lead: "Compare-o com o certificado, letra a letra. Se for igual, o certificado não é nosso.",
  },
  tooMany: {
    title: "Demasiadas tentativas",
    lead: "Aguarde dez minutos e tente de novo.",
  },
};
