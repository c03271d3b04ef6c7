import type { DeskTranslation } from "../../translation.ts";

export const preview: DeskTranslation["preview"] = {
  heading: "Pré-visualização de {title}",
  missing: "Ainda em falta (omitido ou preenchido com exemplos abaixo): {fields}.",
  links: {
    heading: "Ligações para pessoas sem conta",
    help: "Quem tiver a ligação pode ver o último rascunho, durante sete dias ou até a revogar.",
    copyNow: "Copie esta ligação agora: não voltará a ser mostrada.",
    created: "Criada por {name}, {created}; expira em {expires}",
    revoke: "Revogar",
    create: "Criar uma ligação de pré-visualização",
  },
  frames: {
    label: "Pré-visualizações",
    scrolls: "Uma pré-visualização de cada vez, deslizável",
    frameScrolls: "{name}, deslizável",
    open: "Abrir num novo separador: {name}",
    phone: { light: "Telemóvel, claro", dark: "Telemóvel, escuro" },
    desktop: { light: "Computador, claro", dark: "Computador, escuro" },
  },
};
