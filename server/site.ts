/** The services that pages use. They are created once at start, and every loader receives them. */
import type { Language } from "../languages.ts";
import type { Certificates } from "./certificates/certificates.ts";
import type { Content } from "./content/content.ts";
import type { Counts } from "./counts/counts.ts";
import type { Desk } from "./desk/desk.ts";
import type { Enquiries } from "./inbox/enquiries.ts";
import type { MailedFile } from "./inbox/mailed-files.ts";
import type { DataRequests } from "./inbox/personal-data/data-requests.ts";
import type { MyData } from "./inbox/personal-data/my-data.ts";
import type { Media } from "./media/media-types.ts";
import type { Pictures } from "./media/pictures/pictures.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import type { Packs } from "./packs/packs.ts";
import type { CachedFeeds } from "./pages/feed-cache.ts";
import type { Settings } from "./process/environment.ts";
import type { Log } from "./process/log.ts";
import type { Preview } from "./publishing/previews/preview.ts";
import type { Registrations } from "./registrations/registrations.ts";
import type { SocialImages } from "./social-image/social-images.ts";
import type { UpgradeProgress } from "./upgrades/upgrade-progress.ts";

export type Site = {
  settings: Settings;
  /** Of the requested page; English outside of a page. */
  language: Language;
  /** In that language; `content.in` gives other languages. */
  content: Content;
  desk: Desk;
  counts: Counts;
  enquiries: Enquiries;
  registrations: Registrations;
  newsletter: Newsletter;
  myData: MyData;
  dataRequests: DataRequests;
  certificates: Certificates;
  /** An attachment of a visitor's mail, for staff only. */
  enquiryFile(reference: string, id: string): Promise<MailedFile | undefined>;
  cachedFeed: CachedFeeds;
  socialImages: SocialImages;
  /** Pages to save for offline. */
  packs: Packs;
  pictures: Pictures;
  media: Media;
  log: Log;
  /** The id of the current request: see server/process/request-id.ts. */
  requestId(): string | undefined;
  /** The work that an upgrade has left to the running site. */
  upgradeProgress(): Promise<UpgradeProgress>;
  /** Set while a page is rendered with unpublished content. */
  preview?: Preview;
  /** Set while a page is rendered for a pack: see server/packs. */
  packed?: true;
};
