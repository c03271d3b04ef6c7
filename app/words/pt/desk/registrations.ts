import type { DeskTranslation } from "../../translation.ts";

export const registrations: DeskTranslation["registrations"] = {
  heading: "Inscrições",
  none: "Ainda não há inscrições.",
  count: "{count, plural, one {Uma pessoa inscreveu-se.} other {# pessoas inscreveram-se.}}",
  read: "Ler as inscrições",
  export: "Exportar como CSV",
};
