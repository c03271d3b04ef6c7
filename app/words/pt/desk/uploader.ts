import type { DeskTranslation } from "../../translation.ts";

export const uploader: DeskTranslation["uploader"] = {
  upload: "Carregar",
  uploadPicture: "Carregar uma imagem",
  uploadFile: "Carregar um ficheiro",
  choosePicture: "Escolher uma imagem",
  chooseFile: "Escolher um ficheiro",
  addressHint: "Endereço web, como {one} ou {other}.",
  dropHint:
    "Ou largue imagens e ficheiros em qualquer parte desta página, ou cole uma imagem. As fotografias grandes são primeiro reduzidas.",
  search: "Pesquisar",
  loading: "A carregar…",
  found: "{count, plural, one {# encontrado} other {# encontrados}}",
  newest: "Mais recentes",
};
