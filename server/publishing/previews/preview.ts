/** A page that shows what is not public. With a theme it is for a frame at the desk. */
export type Preview = { theme?: Theme | undefined };

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
