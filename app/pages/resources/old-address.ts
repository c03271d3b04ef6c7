import { replace } from "react-router";

/** `/resource/…` is how these addresses once began. */
export function loader() {
  return replace("/resources");
}
