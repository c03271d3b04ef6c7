/** What the files in app/desk/routes.ts export. A page or an act without a role does not compile. */
import type { ComponentType } from "react";
import type { Language } from "../../../languages.ts";
import type { Desk } from "../../../server/desk/desk.ts";
import type { ShowPreview } from "../../../server/publishing/previews/serve-previews.ts";
import type { Site } from "../../../server/site.ts";
import type { Role } from "../../../server/staff/roles.ts";
import type { Session } from "../../../server/staff/sessions.ts";
import type { DeskWords } from "../../words/translation.ts";

/** "anyone" includes visitors who are not signed in. */
export type Access = Role | "anyone";

export type DeskArgs = {
  site: Site;
  desk: Desk;
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  /** The network address of the request. */
  address: string;
  /** The browser and system, such as "Firefox on Android". */
  device: string;
  /** Always set, unless the page is open to anyone. */
  session: Session;
  maybeSession: Session | undefined;
  /** Of the reader: see server/desk/serve-desk.ts. */
  language: Language;
  timeZone: string;
  words: DeskWords;
  /** Renders the public page of a record from its working copy. */
  showPreview: ShowPreview;
};

export type ActArgs = DeskArgs & { form: FormData };

type Act = {
  role: Access;
  /** For dangerous acts: requires a sign-in within the last ten minutes. */
  recentSignIn?: true;
  /** Answers with JSON, which no page can show, so a plain form post is refused. */
  forScript?: true;
  run: (args: ActArgs) => unknown;
};

/** By the value of the posted field "act"; a post without it runs "default". */
export type Acts = Readonly<Record<string, Act>>;

export type DeskRouteModule = {
  role: Access;
  /** Stands before "| Desk" in the title. */
  title?: string | ((loaderData: never, words: DeskWords) => string);
  default?: ComponentType;
  loader?: (args: DeskArgs) => unknown;
  acts?: Acts;
};
