/** Whether this is `npm run dev`. */
export const development = process.argv.includes("--development");
