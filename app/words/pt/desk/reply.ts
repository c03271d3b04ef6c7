import type { DeskTranslation } from "../../translation.ts";

export const reply: DeskTranslation["reply"] = {
  text: "Resposta",
  files: "Ficheiros",
  send: "Responder",
  save: "Guardar rascunho",
  preview: "Pré-visualizar",
  previewLabel: "Pré-visualização do e-mail",
  recipient: "Para:",
  subject: "Assunto:",
  quoted: "A mensagem a que responde é citada por baixo do seu texto.",
  canned: "Resposta predefinida",
  chooseCanned: "Escolha uma",
  attached: "Anexos",
  attachedFile: "Anexo:",
  remove: "Remover",
  someFile: "Um ficheiro",
  attachFile: "Anexar um ficheiro",
  attachPicture: "Anexar uma imagem",
  filesToAttach: "Ficheiros a anexar",
};
