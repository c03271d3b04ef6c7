/** What a page tells of an act, above everything else. */
export type Told = { tone: "success" | "error"; sentences: string[] };
