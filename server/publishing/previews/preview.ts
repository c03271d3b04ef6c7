/** Marks a page as a preview. Previews in a frame at the desk have a theme. */
export type Preview = { theme?: Theme | undefined; approval?: Approval };

/** For a person who is asked to approve the text. */
export type Approval = {
  /** Where the form posts to. */
  action: string;
  person: string;
  /** Who made the link. */
  maker: string;
  expiresAt: string;
  maxNote: number;
  /** What the person typed, and why it was refused. */
  note: string;
  problem?: "noteMissing" | "noteTooLong";
};

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
