import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { organisation } from "../../../organisation.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { deskMenu } from "./desk-menu.ts";
import styles from "./shell.module.css";

const contentId = "content";

export function DeskShell({ children }: { children: ReactNode }) {
  const { person, messages } = useDesk();
  const { pathname } = useLocation();
  return (
    <>
      <a href={`#${contentId}`} className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header} data-person={person?.id}>
        <p className={styles.name}>
          <a href="/desk">{organisation.name}: the desk</a>
        </p>
        <div className={styles.person}>
          {person && <a href="/desk/account">{person.name}</a>}
          <a href="/">Public site</a>
          <button type="button" data-theme-toggle className={styles.plain}>
            Theme
          </button>
          {person && (
            <form method="post" action="/desk/sign-out">
              <button type="submit" className={styles.plain}>
                Sign out
              </button>
            </form>
          )}
        </div>
        {person && (
          <nav aria-label="Desk">
            <ul className={styles.menu}>
              {deskMenu
                .filter(({ role }) => mayActAs(person.role, role))
                .map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} aria-current={isCurrent(pathname, path) ? "page" : undefined}>
                      {path === "/desk/enquiries" && messages?.waiting
                        ? `${name} (${messages.waiting})`
                        : name}
                    </a>
                  </li>
                ))}
            </ul>
            {messages && messages.overdue > 0 && (
              <p className={styles.overdue}>
                <a href="/desk/enquiries?tab=waiting">{messages.overdue} overdue</a>
              </p>
            )}
          </nav>
        )}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}

function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path !== "/desk" && pathname.startsWith(`${path}/`));
}
