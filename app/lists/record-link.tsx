import { createElement } from "react";
import buttons from "../ui/button.module.css";
import { ExternalLink } from "../ui/external-link.tsx";
import { ForeignText } from "../ui/foreign-text.tsx";
import { lists } from "../words/en/lists.ts";
import type { CheckedLink } from "./checked-link.server.ts";
import type { LinkTarget } from "./link-target.server.ts";

type RecordLinkProps = {
  link: CheckedLink | undefined /** Its words, if it leaves the site. */;
  onHost: (host: string) => string;
};

/** The link that a record carries. It says where it leads: the site, or within this one the page. */
export function RecordLink({ link, onHost }: RecordLinkProps) {
  if (!link) return null;
  if (!link.host)
    return (
      // It may lead to a file, which the router would not find: the browser fetches it itself.
      <a href={link.address} className={`${buttons.button} ${buttons.outline}`}>
        {link.target && <Target {...link.target} />}
      </a>
    );
  return (
    <ExternalLink href={link.address} newTab={lists.opensInNewTab}>
      {onHost(link.host)}
    </ExternalLink>
  );
}

function Target({ one, title, language }: LinkTarget) {
  if (!one) return <ForeignText lang={language}>{title}</ForeignText>;
  // In one piece: a button that grows while its words arrive may move to another line.
  if (language === "en") return <ForeignText lang="en">{lists.recordOf(one, title).join("")}</ForeignText>;
  // One element: a button sets its parts apart.
  const name = <ForeignText lang={language}>{title}</ForeignText>;
  return createElement("span", null, ...lists.recordOf(one, name));
}
