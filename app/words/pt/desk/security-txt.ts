import type { DeskTranslation } from "../../translation.ts";

export const securityTxt: DeskTranslation["securityTxt"] = {
  confirmed: "Confirmado. Válido até: {until}.",
  help: "{file} diz a quem encontrou uma falha de segurança como nos contactar. É válido durante um ano, no máximo, por isso uma pessoa tem de o confirmar todos os anos.",
  file: "Este ficheiro",
  confirmedBy: "{name} confirmou security.txt: {moment}.",
  unconfirmed: "Ainda ninguém confirmou security.txt.",
  expired: "Expirou: {moment}.",
  expires: "Expira: {moment}.",
  before: "Antes de confirmar",
  addresses: "Alguém lê todos os dias os e-mails enviados para estes endereços? Estão em {organisation}.",
  organisation: "Organização",
  policy: "A {policy} continua correta?",
  policyName: "Política de segurança",
  key: "Se há uma chave: alguém ainda a pode usar?",
  confirm: "Está tudo certo: confirmar",
  toPage: "Confirmar security.txt",
};
