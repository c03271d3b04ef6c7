import { useSite } from "./root-data.ts";

/** Whether the visitor, or their browser, asked for as little data as possible: see server/http/low-data.ts. */
export const useLowData = (): boolean => useSite().lowData;
