import { useLoaderData } from "react-router";
import { checkSender } from "../../../server/newsletter/sender-checks.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import rows from "../ui/rows.module.css";
import styles from "./newsletter.module.css";

export const role: Access = "publisher";
export const title = (_: unknown, { newsletter }: DeskWords) => newsletter.checks.title;

export const loader = async ({ site }: DeskArgs) => ({ checks: await checkSender(site.settings) });

/** What the server can check of the rules for senders of many mails. */
export default function SenderChecks() {
  const { checks } = useLoaderData<typeof loader>();
  const { newsletter } = useDeskWords();
  const words = newsletter.checks;
  return (
    <>
      <p>
        <a href="/desk/subscribers">{newsletter.title}</a>
      </p>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <ul className={rows.rows}>
        {checks.map(({ name, state, at, expected }) => (
          <li key={name}>
            <div className={styles.check}>
              <p>{words.names[name]}</p>
              {at && state !== "ok" && (
                <p className={styles.quiet}>
                  {words.at({
                    name: (
                      <bdi key="name" dir="ltr">
                        {at}
                      </bdi>
                    ),
                  })}
                </p>
              )}
              {expected && state !== "ok" && (
                <p className={styles.quiet}>
                  {words.expected({
                    text: (
                      <code key="text" dir="ltr" className={styles.record}>
                        {expected}
                      </code>
                    ),
                  })}
                </p>
              )}
            </div>
            <strong className={styles[state]}>{words.states[state]}</strong>
          </li>
        ))}
      </ul>
      <p>{words.more}</p>
    </>
  );
}
