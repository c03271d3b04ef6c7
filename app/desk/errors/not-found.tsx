import { data } from "react-router";
import type { Access } from "../rendering/desk-route.ts";

export const role: Access = "writer";

export function loader() {
  throw data(null, { status: 404 });
}

/** Never rendered: the error boundary of the desk says that nothing is here. */
export default function NotFound() {
  return null;
}
