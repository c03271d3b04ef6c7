import type { ReactNode } from "react";
import { deviceIn } from "../../../server/staff/device-name.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";

type Entry = { act: string; subject: string };

/** An act and its subject. The log stores both in English, and they are shown in the reader's language. */
export function LogLine({ act, subject }: Entry) {
  const { line } = useDeskWords().log;
  const shownAct = <Act key="act" act={act} />;
  return subject
    ? line({ act: shownAct, subject: <Subject key="subject" {...{ act, subject }} /> })
    : shownAct;
}

function Act({ act }: Pick<Entry, "act">) {
  const { acts, valued } = useDeskWords().log;
  const reader = useLanguage();
  if (Object.hasOwn(acts, act)) return acts[act as keyof typeof acts];
  const [start, sentence] = Object.entries(valued).find(([name]) => act.startsWith(`${name} `)) ?? [];
  if (!start || !sentence) return <span lang="en">{act}</span>;
  const value = act.slice(start.length + 1);
  const text = start === "changed the language to" ? languageName(value, reader) : value;
  return sentence({ value: <Value key="value" text={text} /> });
}

function Subject({ act, subject }: Entry) {
  const { log, account, mails } = useDeskWords();
  const [, count, what = "", ofOne] =
    /^(\d+) (sample|conversation|registration)s?( of one address)?$/.exec(subject) ?? [];
  if (count && what === "sample") return log.subjects.samples({ count: Number(count) });
  if (count && what === "registration") return log.subjects.registrations({ count: Number(count) });
  if (count) return log.subjects[ofOne ? "ofOneAddress" : "conversations"]({ count: Number(count) });
  if (act.startsWith("signed in ")) return <bdi>{deviceIn(mails.devices, subject)}</bdi>;
  if (act === "chose which mails to get" && Object.hasOwn(account.mails.choices, subject))
    return account.mails.choices[subject as keyof typeof account.mails.choices];
  return <Value text={subject} />;
}

/** A moment, or a text that is the same in every language. */
const Value = ({ text }: { text: string }) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? <Moment instant={text} /> : <bdi>{text}</bdi>;

/** The person who acted, or a program, or the link with which a new member of staff came. */
export function LogName({ name }: { name: string }) {
  const { by } = useDeskWords().log;
  if (name === "the link that the site printed") return by.link;
  const [, person, maker] = /^(.+), with a link made by (.+)$/.exec(name) ?? [];
  if (person && maker)
    return by.approvalLink<ReactNode>({
      person: <bdi key="person">{person}</bdi>,
      name: <bdi key="name">{maker}</bdi>,
    });
  const [, inviter] = /^an invitation by (.+)$/.exec(name) ?? [];
  return inviter ? by.invitation({ name: <bdi key="name">{inviter}</bdi> }) : <bdi>{name}</bdi>;
}
