/** "2026-11-16 10:00 UTC": read alike in every country. */
export const moment = (instant: string): string => `${instant.slice(0, 16).replace("T", " ")} UTC`;
