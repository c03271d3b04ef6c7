/**
 * Imported before everything else, because React chooses between its two builds when it is first loaded, by
 * this variable.
 */
export const development = process.argv.includes("--development");
process.env.NODE_ENV = development ? "development" : "production";
