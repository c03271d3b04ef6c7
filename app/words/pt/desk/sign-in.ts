import type { DeskTranslation } from "../../translation.ts";

export const signIn: DeskTranslation["signIn"] = {
  title: "Entrar",
  again: "Entrar de novo",
  usePasskey: "Entrar com uma chave de acesso",
  sendCode: "Enviar-me um código",
  haveCode: "Já tenho um",
  code: "Código",
  asked:
    "Se este endereço tiver acesso ao espaço da equipa, enviámos-lhe um código, válido durante dez minutos.",
  tooManyCodes: "Foram pedidos demasiados códigos. Espere uma hora, ou entre com uma chave de acesso.",
  noMail:
    "Este site não envia e-mails. A administração pode obter um código no servidor com: npm run staff -- code EMAIL",
  mailIsAway:
    "Não é possível contactar o servidor de e-mail, por isso não foi enviado nenhum código. Tente de novo daqui a pouco, ou peça à administração que obtenha um no servidor com: npm run staff -- code EMAIL",
  wrongCode: "Este código está errado, já foi usado ou tem mais de dez minutos. Peça um novo.",
  unknownPasskey:
    "Não conhecemos esta chave de acesso, ou demorou demasiado. Tente de novo, ou entre com um código.",
  tooManyAttempts: "Demasiadas tentativas. Espere dez minutos e tente de novo.",
  begin: {
    title: "Começar",
    first: "Será a primeira pessoa a administrar o espaço da equipa, e poderá depois convidar outras.",
    correct: "Corrija os campos abaixo.",
    emailHint: "Enviamos os códigos de entrada para este endereço.",
    used: "Esta ligação já não funciona",
    usedText:
      "Funciona uma vez, durante 60 minutos, e só enquanto ninguém administrar o espaço da equipa. Se ainda for o caso, execute {command} no servidor para obter uma nova ligação. Caso contrário, pode {signIn}, ou pedir um convite à administração.",
    signInLink: "entrar",
  },
  join: {
    title: "Juntar-se à equipa",
    invited:
      "{by} enviou-lhe um convite para o espaço da equipa de {organisation} com a função de {role}. Entra com o endereço {email}.",
    used: "Este convite já não funciona",
    usedText:
      "Funciona uma vez, durante sete dias. Se já o usou, pode {signIn}; caso contrário, peça um novo a quem lhe enviou o convite.",
    signInLink: "entrar",
  },
  problems: {
    noName: "Escreva um nome.",
    longName: "Este nome é demasiado longo.",
    noEmail: "Escreva um endereço de e-mail.",
    wrongEmail: "Isto não é um endereço de e-mail: precisa de um @ e de um domínio, como ada@example.org.",
  },
};
