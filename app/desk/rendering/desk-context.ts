import { createContext } from "react-router";
import type { Session } from "../../../server/desk/sessions.ts";

/** Who is at the desk. */
export type DeskVisitor = {
  /** The network address the request came from. */
  address: string;
  /** The browser in a few words. */
  device: string;
  session: Session | undefined;
};

export const deskVisitorContext = createContext<DeskVisitor>();
