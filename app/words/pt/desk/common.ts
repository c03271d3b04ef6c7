import type { DeskTranslation } from "../../translation.ts";

export const common: DeskTranslation["common"] = {
  desk: "Espaço da equipa",
  name: "Nome",
  email: "E-mail",
  save: "Guardar",
  signIn: "Entrar",
  cancel: "Cancelar",
  nothingHere: "Nada aqui.",
  roles: { writer: "redação", publisher: "publicação", administrator: "administração" },
  pagination: { label: "Páginas desta lista", previous: "Anterior", next: "Seguinte" },
};
