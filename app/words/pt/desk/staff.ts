import type { DeskTranslation } from "../../translation.ts";

export const staff: DeskTranslation["staff"] = {
  title: "Pessoal",
  help: "As pessoas que podem entrar no espaço da equipa.",
  you: "a sua conta",
  since: "Desde: {moment}",
  change: "Alterar",
  changePerson: "Alterar {name}",
  role: "Função",
  roleOf: "Função de {name}",
  roles: {
    translator: "tradução: só traduções",
    writer: "redação: rascunhos e notas",
    publisher: "publicação: também publica e responde",
    administrator: "administração: também pessoal e dados pessoais",
  },
  changeRole: "Mudar a função",
  signOutEverywhere: "Terminar todas as sessões",
  remove: "Remover",
  invited: "Convites",
  invitedBy: "Convite de {name}, {moment}, válido durante sete dias",
  withdraw: "Retirar",
  withdrawOf: "Retirar o convite de {name}",
  inviteHeading: "Convidar uma pessoa",
  invite: "Convidar",
  done: {
    withdrawn: "Convite retirado.",
    roleChanged: "Função mudada.",
    removed: "Removido: esta pessoa já não tem acesso, e todas as suas sessões terminaram.",
    signedOut: "Todas as sessões de {name} terminaram. Sessões terminadas: {count, number}.",
    invitedByMail:
      "Convite criado para {name}. Enviámos esta ligação por e-mail. Também a pode passar diretamente:",
    invitedWithoutMail:
      "Convite criado para {name}. Este site não envia e-mails, por isso passe esta ligação diretamente:",
  },
  problems: {
    invitationGone: "Este convite já foi usado ou retirado.",
    noSuchRole: "Essa função não existe.",
    personGone: "Esta pessoa já não tem acesso, por isso nada foi alterado.",
    lastAdministrator: "É a última pessoa com a função de administração. Dê primeiro essa função a outra.",
    correct: "Sem convite: corrija os campos abaixo.",
    hasAccess: "Este endereço já tem acesso.",
    tooMany: "Há demasiados convites abertos. Retire alguns primeiro.",
  },
};
