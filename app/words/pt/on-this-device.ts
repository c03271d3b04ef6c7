import type { Translation } from "../translation.ts";

export const onThisDevice: Translation["onThisDevice"] = {
  title: "Neste dispositivo",
  description: "As páginas deste site que o seu navegador guarda para ler offline.",
  lead: "O que o seu navegador guarda deste site, para que o possa ler sem ligação. Pode removê-lo a qualquer momento.",
  noScript: "Esta página precisa de JavaScript, porque só o seu navegador sabe o que guarda.",
  reading: "A ler este dispositivo…",
  unsupported: "Este navegador não consegue guardar páginas para ler offline.",
  packs: "Guardado para ler offline",
  noPacks: "Ainda nada. Use «Guardar para ler offline» num recurso, numa notícia, num evento ou num projeto.",
  pages: "Páginas que leu",
  noPages: "Nenhuma está guardada.",
  total: "{size} no total",
  about: "{size}, guardado em {date}",
  remove: "Remover",
  removeNamed: "Remover {name}",
  removeAllPacks: "Remover tudo o que está guardado para ler offline",
  removeAllPages: "Remover todas as páginas",
  removed: "Removido.",
  notRemoved: "Não foi possível remover. Tente novamente.",
};
