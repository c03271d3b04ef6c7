import { useRouteLoaderData } from "react-router";
import type { OrganisationDetails } from "../../organisation.ts";
import type { Preview } from "../../server/desk/previews/preview.ts";
import { asksForLowData } from "../../server/http/low-data.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";

export const rootId = "root";

/** The data of the root loader, which every page has. */
export async function rootLoader({ context, request }: LoaderArgs) {
  const { settings, content, preview } = context.get(siteContext);
  const [details, people] = await Promise.all([content.organisation(), content.people.all()]);
  return {
    ...{ siteUrl: settings.siteUrl, lowData: asksForLowData(request), preview },
    ...{ details, hasPeople: people.length > 0 },
  };
}

type SiteFacts = {
  siteUrl: string;
  lowData: boolean;
  preview?: Preview | undefined;
  details: OrganisationDetails;
  /** Whether somebody is named, so that there is a page of people to lead to. */
  hasPeople: boolean;
};

const unknown: SiteFacts = { siteUrl: "", lowData: false, details: {}, hasPeople: false };

export function useSite(): SiteFacts {
  // Absent where this loader itself failed.
  return useRouteLoaderData<typeof rootLoader>(rootId) ?? unknown;
}
