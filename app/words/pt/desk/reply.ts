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
  upload: "Ficheiros deste dispositivo",
  uploadHint:
    "Enviados só com esta resposta, 10 MB no total. Não são acrescentados às imagens e ficheiros, e só a equipa os vê. Escolha-os no fim: os rascunhos não os guardam.",
  attachFile: "Anexar um ficheiro",
  attachPicture: "Anexar uma imagem",
  filesToAttach: "Ficheiros a anexar",
};
