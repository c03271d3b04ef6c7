/** Words that several pages of the desk use. */
export const common = {
  desk: "Desk",
  name: "Name",
  email: "Email",
  save: "Save",
  signIn: "Sign in",
  cancel: "Cancel",
  nothingHere: "Nothing here.",
  /** The roles of staff, inside a sentence: "Ada, writer". */
  roles: { writer: "writer", publisher: "publisher", administrator: "administrator" },
  pagination: { label: "Pages of this list", previous: "Previous", next: "Next" },
};
