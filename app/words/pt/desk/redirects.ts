import type { DeskTranslation } from "../../translation.ts";

export const redirects: DeskTranslation["redirects"] = {
  title: "Redirecionamentos",
  help: "Leva o público de um endereço que este sítio não usa para uma das suas páginas: por exemplo, de um endereço num cartaz ou numa ligação antiga.",
  from: "De",
  fromHint: "Um caminho deste sítio sem página, como /cartaz.",
  target: "Para",
  targetHint: "Uma página deste sítio, como /events ou /fr/news.",
  add: "Adicionar redirecionamento",
  all: "Todos os redirecionamentos",
  none: "Ainda não há redirecionamentos.",
  remove: "Retirar",
  removeOne: "Retirar o redirecionamento de {path}",
  addedBy: "Adicionado por {name}, {moment}",
  done: {
    added: "Redirecionamento adicionado.",
    removed: "Redirecionamento retirado.",
  },
  problems: {
    "not a path": "“De” recebe um caminho deste sítio, como /cartaz, fora da área da equipa.",
    "in use": "O sítio já responde neste endereço, por isso não pode redirecionar.",
    "already there": "Este endereço já redireciona. Retire primeiro esse redirecionamento.",
    "not a page":
      "“Para” recebe uma página pública deste sítio que não redirecione ela própria, como /events.",
    "too many":
      "Já existem {count, plural, one {# redirecionamento} other {# redirecionamentos}}, o máximo. Retire um primeiro.",
  },
};
