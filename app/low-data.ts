import { useRouteLoaderData } from "react-router";

/** Whether the visitor, or their browser, asked for as little data as possible: see server/http/low-data.ts. */
export function useLowData(): boolean {
  return useRouteLoaderData<{ lowData: boolean }>("root")?.lowData ?? false;
}
