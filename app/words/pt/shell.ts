import type { Translation } from "../translation.ts";

export const shell: Translation["shell"] = {
  skipToContent: "Saltar para o conteúdo",
  loading: "A carregar…",
  asOf: "Situação em {date}",
  mainMenu: "Menu principal",
  openMenu: "Menu",
  showSubPages: "{name}: mostrar páginas",
  search: "Pesquisa",
  searchSite: "Pesquisar no site",
  toTop: "Voltar ao topo",
  opensInNewTab: "{name} (abre num novo separador)",
  lowData: {
    whenOff: {
      turn: "Ligar o modo de poupança de dados",
      note: "No modo de poupança de dados: sem scripts, sem vídeo, sem tipos de letra da Web, e imagens só quando as pedir. Tudo continua a funcionar.",
    },
    whenOn: {
      turn: "Desligar o modo de poupança de dados",
      note: "O modo de poupança de dados está ligado: sem scripts, sem vídeo, sem tipos de letra da Web, e imagens só quando as pedir. Tudo continua a funcionar.",
    },
    noKilobytes: "0,0",
    weight: "Esta página gastou {kilobytes} KB de dados para carregar.",
    withoutPictures: " As imagens não estão incluídas.",
  },
  forget: {
    button: "Esquecer tudo neste aparelho",
    question: "Há textos neste aparelho que ainda não foram enviados. Removê-los também?",
    removed: "Removido deste aparelho:",
    everything: "tudo o que este site aqui guardava",
    pages: "páginas",
    drafts: "rascunhos",
    messages: "mensagens à espera",
    settings: "preferências",
    nothing: "Este site não guardava nada neste aparelho.",
  },
  theme: { toDark: "Mudar para o tema escuro", toLight: "Mudar para o tema claro" },
};
