/** Marks a page as a preview. Previews in a frame at the desk have a theme. */
export type Preview = { theme?: Theme | undefined };

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
