import { useRouteLoaderData } from "react-router";
import { fillWords } from "../../content/placeholders.ts";
import { organisation as site } from "../../organisation.ts";
import type { Navigation } from "../../server/content/navigation.ts";
import type { Notice } from "../../server/content/notice.ts";
import type { Organisation } from "../../server/content/organisation.ts";
import { wantsLowData } from "../../server/http/low-data.ts";
import type { Preview } from "../../server/publishing/previews/preview.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";
import { organisationValues } from "./site-values.ts";

export type { MenuItem } from "../../server/content/navigation.ts";

export const rootId = "root";

/** The data of the root loader, which every page has. */
export async function rootLoader({ context, request }: LoaderArgs): Promise<SiteFacts> {
  const { settings, content, preview } = context.get(siteContext);
  const [organisation, { names, menu, footer }, people, whoWeAre, notice] = await Promise.all([
    content.organisation(),
    content.navigation(),
    content.people.all(),
    content.whoWeAre(),
    content.notice(),
  ]);
  return {
    ...{ siteUrl: settings.siteUrl, lowData: wantsLowData(request), offline: settings.offline, preview },
    ...{
      organisation,
      names,
      menu,
      hasPeople: people.length > 0,
      hasWhoWeAre: whoWeAre !== undefined,
      notice,
    },
    footer: {
      ...footer,
      // Filled in per request: the year changes while the content stays.
      ...fillWords({ blurb: footer.blurb, note: footer.note }, organisationValues(organisation)),
    },
  };
}

type SiteFacts = Navigation & {
  siteUrl: string;
  lowData: boolean;
  /** Whether browsers may keep pages and messages on the device: the setting OFFLINE. */
  offline: boolean;
  preview?: Preview | undefined;
  organisation: Organisation;
  /** Whether there is a page of people to link to. */
  hasPeople: boolean;
  hasWhoWeAre: boolean;
  notice?: Notice | undefined;
};

export function useSite(): SiteFacts {
  // Missing if the root loader itself failed.
  return useRouteLoaderData<typeof rootLoader>(rootId) ?? fallback;
}

const fallback: SiteFacts = {
  ...{
    siteUrl: "",
    lowData: false,
    offline: false,
    hasPeople: false,
    hasWhoWeAre: false,
    names: {} as Navigation["names"],
  },
  organisation: { name: site.name, city: "", countryCode: "", profiles: [] },
  menu: { items: [], contact: { label: "", to: "/contact" } },
  footer: { blurb: "", columns: [], last: [], note: "" },
};

/** Whether the visitor or the browser asked to save data: see server/http/low-data.ts. */
export const useLowData = (): boolean => useSite().lowData;
