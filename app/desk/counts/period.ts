import { type Period, periods } from "../../../server/counts/count-reports.ts";

/** The period in the address; 30 days if there is none. */
export const periodIn = (url: URL): Period =>
  periods.find((period) => period === url.searchParams.get("period")) ?? "30-days";
