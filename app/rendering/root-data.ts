import { useRouteLoaderData } from "react-router";
import { kindOf, pageKinds, pageNameOf } from "../../content/kinds.ts";
import { fillWords } from "../../content/placeholders.ts";
import { splitLanguage } from "../../languages.ts";
import { organisation as ownOrganisation } from "../../organisation.ts";
import type { Navigation } from "../../server/content/navigation.ts";
import type { Notice } from "../../server/content/notice.ts";
import type { Organisation } from "../../server/content/organisation.ts";
import { wantsLowData } from "../../server/http/low-data.ts";
import type { Preview } from "../../server/publishing/previews/preview.ts";
import type { PublicReading } from "../../server/publishing/review/native-readings.ts";
import type { Site } from "../../server/site.ts";
import type { LoaderArgs } from "./route-module.ts";
import { siteContext } from "./site-context.ts";
import { organisationValues } from "./site-values.ts";

export type { MenuItem } from "../../server/content/navigation.ts";

export const rootId = "root";

/** The data of the root loader, which every page has. */
export async function rootLoader({ context, request }: LoaderArgs): Promise<SiteFacts> {
  const site = context.get(siteContext);
  const { settings, content, preview, packed = false } = site;
  const [organisation, { names, menu, footer }, people, whoWeAre, notice, reading] = await Promise.all([
    content.organisation(),
    content.navigation(),
    content.people.all(),
    content.whoWeAre(),
    content.notice(),
    readingOf(site, request.url),
  ]);
  return {
    ...{ siteUrl: settings.siteUrl, lowData: wantsLowData(request), preview },
    ...{ offline: settings.offline, packed },
    ...{
      organisation,
      names,
      menu,
      hasPeople: people.length > 0,
      hasWhoWeAre: whoWeAre !== undefined,
      notice,
      reading,
    },
    footer: {
      ...footer,
      // Filled in per request: the year changes while the content stays.
      ...fillWords({ blurb: footer.blurb, note: footer.note }, organisationValues(organisation)),
    },
  };
}

/** The native speaker who has read the words of a fixed page. */
async function readingOf({ desk, language, log, preview }: Site, url: string) {
  const { pathname } = new URL(url);
  const { path } = splitLanguage(pathname);
  const kind = pageKinds.find((each) => kindOf(each).path === path);
  if (!kind || preview) return undefined;
  return desk.review.publicReading(kind, pageNameOf(kind), language).catch((error: unknown) => {
    log.error("The native reading of a page could not be read", { path: pathname, error });
    return undefined;
  });
}

type SiteFacts = Navigation & {
  siteUrl: string;
  lowData: boolean;
  /** Whether pages may be saved on the device: see OFFLINE. */
  offline: boolean;
  /** Whether this is the copy of a page in a pack. */
  packed: boolean;
  preview?: Preview | undefined;
  organisation: Organisation;
  /** Whether there is a page of people to link to. */
  hasPeople: boolean;
  hasWhoWeAre: boolean;
  notice?: Notice | undefined;
  /** Of the words of a fixed page. */
  reading?: PublicReading | undefined;
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
    packed: false,
    hasPeople: false,
    hasWhoWeAre: false,
    names: {} as Navigation["names"],
  },
  organisation: { name: ownOrganisation.name, city: "", countryCode: "", profiles: [] },
  menu: { items: [], contact: { label: "", to: "/contact" } },
  footer: { blurb: "", columns: [], last: [], note: "" },
};

/** Whether the visitor or the browser asked to save data: see server/http/low-data.ts. */
export const useLowData = (): boolean => useSite().lowData;
