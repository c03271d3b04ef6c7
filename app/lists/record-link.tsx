import buttons from "../ui/button.module.css";
import { ExternalLink } from "../ui/external-link.tsx";
import { lists } from "../words/en/lists.ts";
import type { CheckedLink } from "./checked-link.server.ts";

/** The link that a record carries: within this site, or to another, whose name it says. */
export function RecordLink({ link, label }: { link: CheckedLink | undefined; label: string }) {
  if (!link) return null;
  if (!link.host)
    return (
      // It may lead to a file, which the router would not find: the browser fetches it itself.
      <a href={link.address} className={`${buttons.button} ${buttons.outline}`}>
        {label}
      </a>
    );
  return (
    <ExternalLink href={link.address} newTab={lists.opensInNewTab}>
      {lists.onHost(label, link.host)}
    </ExternalLink>
  );
}
