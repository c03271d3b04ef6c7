import { data } from "react-router";

/** Every address that no other page answers. The root's error page shows it, inside the shell. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
