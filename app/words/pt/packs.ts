import type { Translation } from "../translation.ts";

export const packs: Translation["packs"] = {
  save: "Guardar para ler offline",
  saveRecord: "Guardar para ler offline ({size})",
  saveList: "Guardar para ler offline: {count}, {size}",
  withFiles: "{count, plural, one {Incluir o ficheiro} other {Incluir # ficheiros}} ({size})",
  asFile: "Transferir como um só ficheiro HTML",
  asFileOf: "Transferir como um só ficheiro HTML ({size})",
  saving: "A guardar…",
  cancel: "Cancelar",
  cancelled: "Cancelado. O que já tinha guardado continua no lugar.",
  saved: "Guardado neste dispositivo.",
  seeAll: "Ver o que está neste dispositivo",
  pressAgain: "Isto gasta {size} de dados. Prima de novo para guardar.",
  noRoom: "Não há espaço suficiente neste dispositivo. Nada foi alterado.",
  damaged: "A transferência chegou danificada. Nada foi alterado. Tente novamente.",
  failed: "A transferência não chegou ao fim. Nada foi alterado. Tente novamente quando tiver ligação.",
  gone: "Este conteúdo já não está no site.",
  forgets:
    "Este navegador apaga as páginas guardadas após sete dias sem visita. Para as conservar, transfira o ficheiro HTML.",
  document: {
    from: "Guardado a partir do nosso site. Situação em {date}.",
    contents: "Índice",
    online: "Esta página no nosso site",
  },
};
