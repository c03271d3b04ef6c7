import { createElement, Fragment } from "react";
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
  const name = <ForeignText lang={language}>{title}</ForeignText>;
  return one ? createElement(Fragment, null, ...lists.recordOf(one, name)) : name;
}
