import { createContext } from "react-router";
import type { ShowPreview } from "../../../server/desk/previews/serve-previews.ts";
import type { Session } from "../../../server/desk/sessions.ts";

/** Who is at the desk. */
export type DeskVisitor = {
  /** The network address the request came from. */
  address: string;
  /** The browser in a few words. */
  device: string;
  session: Session | undefined;
  /** The public page of a record as it stands in the working copy. */
  showPreview: ShowPreview;
};

export const deskVisitorContext = createContext<DeskVisitor>();
