import type { DeskTranslation } from "../../translation.ts";

export const launch: DeskTranslation["launch"] = {
  title: "Pronto para o lançamento?",
  lead: "Um doador, um jornalista ou um funcionário público procura isto antes de confiar num sítio.",
  progress: "{done} de {all} feitos.",
  ready: "Está tudo pronto.",
  done: "Feito:",
  open: "Por fazer:",
  byOperator: "Peça à pessoa que gere o sítio.",
  groups: {
    trust: "Quem somos",
    texts: "O que dizemos",
    running: "Como o sítio é gerido",
  },
  checks: {
    people: "Indique as pessoas que trabalham aqui, com o consentimento delas.",
    board: "Indique os membros do conselho de administração.",
    registration: "Indique o número de registo.",
    address: "Indique o endereço postal.",
    contact: "Indique um endereço de e-mail ou um número de telefone.",
    funders: "Indique os financiadores.",
    accounts: "Publique as contas de pelo menos um ano.",
    photographs: "Mostre pelo menos uma fotografia do nosso próprio trabalho.",
    samples: "Substitua ou retire os exemplos.",
    evidence: "Apresente uma prova para cada número, ou retire-o.",
    legal:
      "Indique tudo o que as páginas legais referem: número de registo, endereço de e-mail, número de telefone, lei aplicável.",
    read: "Peça a um falante nativo que leia cada tradução, e registe-o na página de revisão dela.",
    disclosure: "Indique o endereço e a chave OpenPGP para quem encontrou uma falha de segurança.",
    securityTxt: "Confirme o security.txt.",
    mail: "Configure o e-mail, para que as mensagens cheguem até si e as respostas cheguem aos visitantes.",
    backup: "Faça uma cópia de segurança pelo menos de dois em dois dias.",
    administrators: "Tenha um segundo administrador, caso o primeiro não consiga entrar.",
  },
};
