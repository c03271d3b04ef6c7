import type { DeskTranslation } from "../../translation.ts";

export const reply: DeskTranslation["reply"] = {
  text: "Jibu",
  files: "Faili",
  send: "Jibu",
  save: "Hifadhi rasimu",
  preview: "Hakikisho",
  previewLabel: "Hakikisho la barua pepe",
  recipient: "Kwa:",
  subject: "Mada:",
  quoted: "Ujumbe unaoujibu unanukuliwa chini ya maandishi yako.",
  canned: "Jibu lililoandaliwa",
  chooseCanned: "Chagua moja",
  attached: "Vilivyoambatishwa",
  attachedFile: "Imeambatishwa:",
  remove: "Ondoa",
  someFile: "Faili",
  upload: "Faili kutoka kifaa hiki",
  uploadHint:
    "Zinatumwa na jibu hili tu, MB 10 kwa jumla. Haziongezwi kwenye Picha na faili, na watumishi tu wanaziona. Zichague mwisho: rasimu hazizihifadhi.",
  attachFile: "Ambatisha faili",
  attachPicture: "Ambatisha picha",
  filesToAttach: "Faili za kuambatisha",
};
