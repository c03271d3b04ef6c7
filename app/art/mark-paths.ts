/** The mark on a 24-unit grid: a frame with a two-unit stroke, and the core inside. */
export const MARK_FRAME: string = "M12 2 22 12 12 22 2 12z";
export const MARK_CORE: string = "M12 7l5 5-5 5-5-5z";
