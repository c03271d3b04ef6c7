import type { Translation } from "../translation.ts";

export const people: Translation["people"] = {
  email: "E-mail",
  profile: "Perfil",
  pictureOf: "Fotografia de {name}",
  back: "Voltar à equipa",
  wrote: "Notícias e recursos que escreveu",
  works:
    "{more, select, true {Mais de {total, number} textos} other {{total, plural, one {# texto} other {# textos}}}}",
  missing: {
    title: "Pessoa não encontrada",
    description: "Não há ninguém neste endereço.",
    lead: "Não há ninguém neste endereço. A página pode ter mudado de nome ou ter sido retirada.",
    failedLead: "Não foi possível carregar esta página agora. A falha é nossa. Tente de novo daqui a pouco.",
    toList: "Voltar à equipa",
    toAbout: "Voltar à página Sobre nós",
  },
};
