import { useRouteLoaderData } from "react-router";
import { wantsLowData } from "../../server/http/low-data.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";

export const rootId = "root";

/** The data of the root loader, which every page has. */
export function rootLoader({ context, request: { headers } }: LoaderArgs) {
  const lowData = wantsLowData({
    saveData: headers.get("save-data") ?? undefined,
    cookie: headers.get("cookie") ?? undefined,
  });
  return { siteUrl: context.get(siteContext).settings.siteUrl, lowData };
}

export function useSite(): { siteUrl: string; lowData: boolean } {
  // Absent where this loader itself failed.
  return useRouteLoaderData<typeof rootLoader>(rootId) ?? { siteUrl: "", lowData: false };
}
