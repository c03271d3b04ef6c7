/** What a page may ask of the server. One object is built at start and handed to every loader. */
import type { Language } from "../languages.ts";
import type { Content } from "./content/content.ts";
import type { Desk } from "./desk/desk.ts";
import type { Enquiries } from "./inbox/enquiries.ts";
import type { MailedFile } from "./inbox/mailed-files.ts";
import type { DataRequests } from "./inbox/personal-data/data-requests.ts";
import type { MyData } from "./inbox/personal-data/my-data.ts";
import type { Media } from "./media/media-types.ts";
import type { Pictures } from "./media/pictures/pictures.ts";
import type { CachedFeeds } from "./pages/feed-cache.ts";
import type { Settings } from "./process/environment.ts";
import type { Log } from "./process/log.ts";
import type { Preview } from "./publishing/previews/preview.ts";
import type { SocialImages } from "./social-image/social-images.ts";

export type Site = {
  settings: Settings;
  /** Of the page that is asked for; English where no page is. */
  language: Language;
  /** In that language; `content.in` gives the others. */
  content: Content;
  desk: Desk;
  enquiries: Enquiries;
  myData: MyData;
  dataRequests: DataRequests;
  /** A file that came by mail, for staff only. */
  enquiryFile(reference: string, id: string): Promise<MailedFile | undefined>;
  cachedFeed: CachedFeeds;
  socialImages: SocialImages;
  pictures: Pictures;
  media: Media;
  log: Log;
  /** Only where a page is rendered with what is not public. */
  preview?: Preview;
};
