/** What a file named in app/desk/routes.ts exports. A page or an act without a role does not compile. */
import type { ComponentType } from "react";
import type { Desk } from "../../../server/desk/desk.ts";
import type { ShowPreview } from "../../../server/publishing/previews/serve-previews.ts";
import type { Site } from "../../../server/site.ts";
import type { Role } from "../../../server/staff/roles.ts";
import type { Session } from "../../../server/staff/sessions.ts";

/** "anyone": also somebody who has not signed in. */
export type Access = Role | "anyone";

/** What a loader of the desk is told. */
export type DeskArgs = {
  site: Site;
  desk: Desk;
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  /** The network address the request came from, and the browser in a few words. */
  address: string;
  device: string;
  /** Who is signed in: always there, unless the page is open to anyone. */
  session: Session;
  maybeSession: Session | undefined;
  /** The public page of a record as it stands in the working copy. */
  showPreview: ShowPreview;
};

/** What an act is told. The session's owner is who acts. */
export type ActArgs = DeskArgs & { form: FormData };

type Act = {
  role: Access;
  /** A dangerous act: only for somebody who signed in a moment ago. */
  recentSignIn?: true;
  /** It answers JSON, which no page can show: a browser that posts its form itself is refused. */
  forScript?: true;
  run: (args: ActArgs) => unknown;
};

/** By the value of the field "act" in what is posted; a post without one means "default". */
export type Acts = Readonly<Record<string, Act>>;

export type DeskRouteModule = {
  role: Access;
  /** The title of the page, before the name of the desk. */
  title?: string | ((loaderData: never) => string);
  default?: ComponentType;
  loader?: (args: DeskArgs) => unknown;
  acts?: Acts;
};
