import { createElement, type ReactNode } from "react";
import { useLanguage, useWords } from "../rendering/language.ts";
import buttons from "../ui/button.module.css";
import { ExternalLink } from "../ui/external-link.tsx";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Link } from "../ui/link.tsx";
import type { Message } from "../words/message.ts";
import type { CheckedLink } from "./checked-link.server.ts";
import type { LinkTarget } from "./link-target.server.ts";

type RecordLinkProps = {
  link: CheckedLink | undefined;
  /** The label of a link that leaves the site. */
  onHost: Message<{ host: string }>;
};

/** The link of a record. Its label says where it leads: to which site, or to which page of this one. */
export function RecordLink({ link, onHost }: RecordLinkProps) {
  const { lists } = useWords();
  if (!link) return null;
  if (!link.host)
    return (
      <Link to={link.address} className={`${buttons.button} ${buttons.outline}`}>
        {link.target && <Target {...link.target} />}
      </Link>
    );
  return (
    <ExternalLink href={link.address} newTab={lists.opensInNewTab}>
      {onHost({ host: link.host })}
    </ExternalLink>
  );
}

function Target({ one, title, language }: LinkTarget) {
  const { lists } = useWords();
  const page = useLanguage();
  if (!one) return <ForeignText lang={language}>{title}</ForeignText>;
  // One text node: a button that grows while the page arrives may move to another line.
  if (language === page)
    return <ForeignText lang={language}>{lists.recordOf({ one, title }).join("")}</ForeignText>;
  // One element: a button puts a gap between its children.
  const name = <ForeignText lang={language}>{title}</ForeignText>;
  return createElement("span", null, ...lists.recordOf<ReactNode>({ one, title: name }));
}
