import type { DeskTranslation } from "../../translation.ts";

export const errors: DeskTranslation["errors"] = {
  refusals: {
    "signed out": {
      title: "A sessão terminou",
      text: "Não se perdeu nada do que escreveu. Entre aqui, e será enviado. Se entrar noutro separador, volte a este e envie de novo.",
    },
    role: {
      title: "Não permitido",
      text: "A sua função não o permite. A administração pode mudar a sua função em Pessoal.",
    },
    "recent sign-in": {
      title: "Entre de novo",
      text: "Isto não pode ser anulado ou afeta outras pessoas, por isso é preciso ter entrado nos últimos dez minutos. Entre aqui, e será feito. Se entrar noutro separador, volte a este e envie de novo.",
    },
    "unknown act": {
      title: "Ação desconhecida",
      text: "O espaço da equipa não conhece esta ação, por isso nada foi alterado. Volte atrás e tente de novo.",
    },
    "for script": {
      title: "Não é uma página",
      text: "Só os scripts do espaço da equipa usam este endereço, por isso nada foi alterado. Volte atrás e use os botões.",
    },
  },
  notFound: { title: "Página não encontrada", text: "Não há nenhuma página neste endereço." },
  failed: {
    title: "Algo correu mal",
    text: "A falha é nossa e ficou registada. Volte atrás (o seu texto continua lá) e tente de novo daqui a pouco.",
  },
  reference: "Referência:",
  sendAgain: "Enviar de novo",
  toDesk: "Ir para o espaço da equipa",
};
