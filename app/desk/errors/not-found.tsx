import { data } from "react-router";
import type { Access } from "../rendering/desk-route.ts";

export const role: Access = "translator";

/** The desk's error boundary renders the page. */
export function loader() {
  throw data(null, { status: 404 });
}
