/** The form of a reply to a visitor. Sent with its page. */
export const reply = {
  text: "Reply",
  files: "Files",
  send: "Reply",
  save: "Save draft",
  preview: "Preview",
  previewLabel: "Preview of the mail",
  recipient: "To:",
  subject: "Subject:",
  quoted: "The message you reply to is quoted below your text.",
  canned: "Canned reply",
  chooseCanned: "Choose one",
  attached: "Attached",
  attachedFile: "Attached:",
  remove: "Remove",
  /** A file whose name is not known yet. */
  someFile: "A file",
  upload: "Files from this device",
  uploadHint:
    "Sent with this reply only, 10 MB in all. They are not added to Pictures and files, and only staff can see them. Choose them last: drafts do not keep them.",
  attachFile: "Attach a file",
  attachPicture: "Attach a picture",
  filesToAttach: "Files to attach",
};
