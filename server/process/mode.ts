/** Imported first, because React reads NODE_ENV when it is loaded to choose between its two builds. */
export const development = process.argv.includes("--development");
process.env.NODE_ENV = development ? "development" : "production";
