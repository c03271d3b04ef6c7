/** As the log names it. */
export const program = { id: null, name: "npm run content" };
