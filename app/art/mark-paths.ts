/** The mark on a field of 24: a frame stroked two units wide, and the core within it. */
export const MARK_FRAME: string = "M12 2 22 12 12 22 2 12z";
export const MARK_CORE: string = "M12 7l5 5-5 5-5-5z";
