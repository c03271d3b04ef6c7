import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { organisation } from "../../../organisation.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { Icon } from "../ui/icon.tsx";
import { deskMenu } from "./desk-menu.ts";
import { PageHelp } from "./page-help.tsx";
import styles from "./shell.module.css";

const contentId = "content";
const menuId = "desk-menu";

/** On a phone one line with a menu; on a wide screen the menu stands beside the page. */
export function DeskShell({ children }: { children: ReactNode }) {
  const { person, messages } = useDesk();
  const { shell: words, common } = useDeskWords();
  return (
    <div className={person ? styles.desk : styles.signedOut}>
      <a href={`#${contentId}`} className={styles.skip}>
        {words.skip}
      </a>
      <header className={styles.header} data-person={person?.id}>
        <div className={styles.line}>
          {person && (
            <button type="button" popoverTarget={menuId} className={styles.open}>
              <Icon name="menu" />
              {words.menu}
            </button>
          )}
          <p className={styles.name}>
            <a href="/desk">
              <bdi>{organisation.name}</bdi>
              <span> · {common.desk}</span>
            </a>
          </p>
          {messages && messages.overdue > 0 && (
            <p className={styles.overdue}>
              <a href="/desk/enquiries?tab=waiting">{words.overdue({ count: messages.overdue })}</a>
            </p>
          )}
        </div>
        {/* A popover needs no script. Browsers that do not know it show the menu below the line. */}
        <div id={menuId} popover={person && "auto"} className={styles.menu}>
          {person && <Menu />}
          <div className={styles.person}>
            {person && (
              <a href="/desk/account" dir="auto">
                {person.name}
              </a>
            )}
            <a href="/">{words.publicSite}</a>
            <button type="button" data-theme-toggle className={styles.plain}>
              {words.theme}
            </button>
            {person && (
              <form method="post" action="/desk/sign-out">
                <button type="submit" className={styles.plain}>
                  {words.signOut}
                </button>
              </form>
            )}
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <PageHelp />
        {children}
      </main>
    </div>
  );
}

function Menu() {
  const { person, messages } = useDesk();
  const { pathname } = useLocation();
  const words = useDeskWords();
  const waiting = messages?.waiting;
  return (
    <nav aria-label={words.common.desk}>
      {deskMenu(words).map((group) => (
        <ul key={group[0]?.path}>
          {group
            .filter(({ role }) => person && mayActAs(person.role, role))
            .map(({ path, name, icon }) => (
              <li key={path}>
                <a href={path} aria-current={isCurrent(pathname, path) ? "page" : undefined}>
                  <Icon name={icon} />
                  {path === "/desk/enquiries" && waiting
                    ? words.shell.withCount({ name, count: waiting })
                    : name}
                </a>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}

function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path !== "/desk" && pathname.startsWith(`${path}/`));
}
