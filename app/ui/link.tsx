import { type LinkProps, Link as RouterLink } from "react-router";

/** A link within the site. What a visitor is about to follow is fetched ahead: pointing at it is enough. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />;
}
