import type { Translation } from "../translation.ts";

export const newsletter: Translation["newsletter"] = {
  signUp: "Inscrever-se",
  heading: "Inscreva-se no boletim",
  archive: "Números anteriores",
  labels: {
    email: "E-mail",
    language: "Língua das mensagens",
    topics: "Temas",
    frequency: "Com que frequência",
  },
  frequencies: {
    each: "A cada publicação",
    weekly: "Uma vez por semana",
    monthly: "Uma vez por mês",
  },
  policy: "Política de Privacidade",

  sent: {
    heading: "Veja o seu correio",
    text: "Escrevemos para o endereço que indicou. Abra a mensagem e prima o botão que lá está: só então fica inscrito. Se nada chegar ao fim de uma hora, veja na pasta de spam. Escrevemos no máximo uma vez por dia; se já chegou hoje uma mensagem, use essa.",
  },
  problems: {
    heading: "Ainda não está inscrito. Verifique, por favor:",
    topics: "Escolha pelo menos um tema.",
    tooMany: "Vieram demasiadas inscrições da sua rede. Tente novamente amanhã.",
    failed: "Algo correu mal do nosso lado, e ainda não está inscrito. Tente novamente.",
  },
  typo: {
    notYet: "Ainda não está inscrito.",
    take: "Sim, inscrever {likely}",
  },

  channels: {
    heading: "Prefere uma aplicação de mensagens?",
    text: "Publicamos as mesmas notícias num canal:",
  },

  own: {
    title: "A sua subscrição",
    description: "Uma subscrição do boletim de {organisation}.",
    lead: "O boletim é enviado para {email}. Quem tiver o endereço desta página pode alterar e terminar a subscrição, por isso guarde-o para si.",
    confirm: {
      title: "Só mais um toque",
      lead: "Devemos enviar o boletim para {email}?",
      button: "Sim, inscrevam-me",
      not: "Se não pediu isto, não faça nada: ao fim de 7 dias apagamos o endereço.",
    },
    change: {
      heading: "Alterar o que recebe",
      save: "Guardar",
    },
    pause: {
      heading: "Fazer uma pausa",
      text: "Nenhuma mensagem durante um mês. Depois voltam por si.",
      button: "Suspender por um mês",
      until: "Suspensa até {date}.",
      resume: "Voltar a enviar já",
    },
    leave: {
      heading: "Sair",
      text: "Não recebe mais mensagens. Apagamos o seu endereço e guardamos apenas uma forma cifrada dele durante três anos, como prova de que tinha aceitado e de que saiu.",
      button: "Sair do boletim",
    },
    kept: {
      heading: "O que guardamos",
      email: "E-mail",
      state: "Estado",
      states: {
        unconfirmed: "Ainda não confirmada",
        active: "Inscrito",
        paused: "Suspensa",
      },
      asked: "Inscrição pedida em",
      confirmed: "Confirmada em",
      source: "Onde aceitou",
      wording: "O que aceitou",
      erase: {
        text: "Tudo o que está acima é apagado de imediato. Só uma forma cifrada do seu endereço fica numa lista de pessoas a quem nunca mais escrevemos.",
        button: "Apagar tudo",
      },
    },
    done: {
      confirmed: "Está inscrito. Bem-vindo!",
      saved: "Guardado.",
      paused: "Suspensa por um mês.",
      resumed: "O boletim volta a ser enviado.",
    },
    ended: {
      title: "Saiu do boletim",
      lead: "Não receberá mais mensagens. Uma mensagem que já vai a caminho ainda pode chegar.",
      again: "Inscrever-se de novo",
    },
    erased: {
      title: "Os seus dados foram apagados",
      lead: "O seu endereço e as suas escolhas já não estão na nossa base de dados. As cópias de segurança são apagadas quando o seu prazo termina.",
    },
    missing: {
      title: "Nada está guardado aqui",
      lead: "Não há nenhuma subscrição neste endereço. Pode ter terminado, pode ter passado uma semana sem confirmação, ou há um erro na ligação.",
    },
    tooMany: {
      title: "Demasiadas tentativas",
      lead: "Foram abertas demasiadas ligações erradas a partir da sua rede. Tente novamente dentro de dez minutos.",
    },
  },
};
