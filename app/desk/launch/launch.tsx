import { useLoaderData } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import hidden from "../../ui/visually-hidden.module.css";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./launch.module.css";
import { type LaunchCheck, readLaunchChecks } from "./launch-checks.ts";

export const role: Access = "publisher";
export const title = (_: unknown, { launch }: DeskWords) => launch.title;

export const loader = async (args: DeskArgs) => ({ groups: await readLaunchChecks(args) });

export default function Launch() {
  const { groups } = useLoaderData<typeof loader>();
  const { launch: words } = useDeskWords();
  const all = Object.values(groups).flat();
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p className={styles.progress}>
        <progress max={all.length} value={done} aria-hidden="true" />
        <strong>{words.progress({ done, all: all.length })}</strong>
      </p>
      {done === all.length && <Notice tone="success">{words.ready}</Notice>}
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <section key={group}>
          <h2>{words.groups[group]}</h2>
          <ul className={styles.checks}>
            {groups[group].map((check) => (
              <Check key={check.name} {...check} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Check({ name, isDone, place, missing }: LaunchCheck) {
  const { launch: words } = useDeskWords();
  const task = words.checks[name];
  return (
    <li className={isDone ? styles.done : undefined}>
      <span className={styles.mark}>{isDone && <Icon name="done" />}</span>
      <div>
        <span className={hidden.hidden}>{isDone ? words.done : words.open} </span>
        {place ? <a href={place}>{task}</a> : task}
        {!place && !isDone && ` ${words.byOperator}`}
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((one) => (
              <li key={one}>
                <bdi>{one}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
