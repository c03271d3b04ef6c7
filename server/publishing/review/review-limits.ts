/** In characters. */
export const maxNote = 1000;
export const maxName = 100;

/** For each edition: open comments with their answers. Of the resolved ones, the newest stay. */
export const commentLimits = { open: 200, resolved: 100, characters: 2000 };
