import type { ReactNode } from "react";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import type { Loaded } from "./load-state.ts";
import type { LineName } from "./state-problems.ts";

/** `off`: not set up, which may be intended. */
export type Line = {
  name: LineName;
  mark: "fine" | "wrong" | "off";
  text: ReactNode;
  /** What to do. */
  advice?: ReactNode;
};

/** The lines of the page in their order. A new part of the site that can fail gets its line here. */
export function useLines({ state, upgrade, problems, process, alerts }: Loaded): Line[] {
  const { state: words, home, upgrade: ofUpgrade, securityTxt: ofSecurityTxt } = useDeskWords();
  const { mailOut, mailIn, encoding, backups, disk, requests, securityTxt } = state;
  const line = (name: LineName, text: ReactNode, advice?: ReactNode, isOff = false): Line => {
    const isWrong = problems.includes(name);
    const mark = isWrong ? "wrong" : isOff ? "off" : "fine";
    return { name, mark, text, ...(isWrong && { advice }) };
  };
  const moment = (instant: string) => <Moment key={instant} instant={instant} />;
  const size = (bytes: number) => <bdi key={bytes}>{sizeText(bytes)}</bdi>;
  const { lastGood } = backups;

  return [
    line(
      "release",
      words.release({
        release: <bdi key="release">{process.release}</bdi>,
        schema: <bdi key="schema">{state.schema}</bdi>,
        moment: moment(process.startedAt),
      }),
    ),
    line("upgrade", upgradeText()),
    line(
      "database",
      state.canStore
        ? words.database.fine({ engine: state.engine === "sqlite" ? "SQLite" : "PostgreSQL" })
        : words.database.wrong,
    ),
    line(
      "mailOut",
      !mailOut.isSetUp ? (
        words.mailOut.off
      ) : (
        <>
          {mailOut.waiting > 0 ? words.mailOut.waiting({ count: mailOut.waiting }) : words.mailOut.none}{" "}
          {mailOut.oldest && words.mailOut.oldest({ moment: moment(mailOut.oldest) })}{" "}
          {mailOut.givenUp > 0 && words.mailOut.givenUp({ count: mailOut.givenUp })}
        </>
      ),
      words.mailOut.advice,
      !mailOut.isSetUp,
    ),
    line("mailIn", mailInText(), words.mailIn.advice, !mailIn.isSetUp),
    line(
      "encoding",
      <>
        {encoding.waiting > 0 ? words.encoding.waiting({ count: encoding.waiting }) : words.encoding.none}{" "}
        {encoding.failed > 0 && words.encoding.failed({ count: encoding.failed })}
      </>,
      words.encoding.advice,
    ),
    line(
      "backup",
      lastGood
        ? home.backup.last({ moment: moment(lastGood.at), size: size(lastGood.bytes ?? 0) })
        : words.backup.none,
      words.backup.advice,
      !lastGood,
    ),
    line(
      "disk",
      disk ? (
        <>
          {words.disk.free({ free: size(disk.free), total: size(disk.total) })}{" "}
          {disk.host && <bdi>({disk.host})</bdi>}
        </>
      ) : (
        words.disk.unknown
      ),
      words.disk.advice,
    ),
    line("memory", words.memory({ size: size(process.memory) })),
    line(
      "errors",
      requests.lastHour.errors > 0 ? words.errors.some(requests.lastHour) : words.errors.none,
      words.errors.advice,
    ),
    line(
      "securityTxt",
      words.securityTxt.valid({ moment: moment(securityTxt.expiresAt) }),
      <>
        {words.securityTxt.advice} <a href="/desk/security-txt">{ofSecurityTxt.toPage}</a>
      </>,
    ),
    line("alerts", alertsText(), undefined, !alerts.byMail && !alerts.byWebhook),
  ];

  function upgradeText(): ReactNode {
    const { texts, contractAfter, releases } = upgrade;
    return (
      <>
        {texts ? ofUpgrade.texts(texts) : ofUpgrade.done}{" "}
        {releases.length > 1 && ofUpgrade.releases({ names: releases.join(", ") })}{" "}
        {contractAfter && ofUpgrade.contract({ moment: moment(contractAfter) })}
      </>
    );
  }

  function mailInText(): ReactNode {
    if (!mailIn.isSetUp) return words.mailIn.off;
    if (mailIn.problem) return words.mailIn.wrong({ moment: moment(mailIn.problem.since) });
    return mailIn.lookedAt ? words.mailIn.fine({ moment: moment(mailIn.lookedAt) }) : words.mailIn.never;
  }

  function alertsText(): ReactNode {
    const { byMail, byWebhook, email } = alerts;
    if (!byMail && !byWebhook) return words.alerts.nobody;
    const mail = email ? words.alerts.byMail({ address: email }) : words.alerts.toAdministrators;
    return [byMail && mail, byWebhook ? words.alerts.byWebhook : words.alerts.mailWaits]
      .filter(Boolean)
      .join(" ");
  }
}

const units = ["KB", "MB", "GB", "TB"];

/** "12 GB": two digits say enough. */
function sizeText(bytes: number): string {
  let [value, unit] = [bytes / 1000, 0];
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
