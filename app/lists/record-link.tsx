import { ButtonLink } from "../ui/button-link.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { lists } from "../words/en/lists.ts";
import type { CheckedLink } from "./checked-link.server.ts";

/** The link that a record carries: to another page here, or to another site, whose name it says. */
export function RecordLink({ link, label }: { link: CheckedLink | undefined; label: string }) {
  if (!link) return null;
  if (!link.host)
    return (
      <ButtonLink to={link.address} variant="outline">
        {label}
      </ButtonLink>
    );
  return (
    <ExternalLink href={link.address} newTab={lists.opensInNewTab}>
      {lists.onHost(label, link.host)}
    </ExternalLink>
  );
}
