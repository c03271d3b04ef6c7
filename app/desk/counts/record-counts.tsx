import { hasOwnAddress, publicPage } from "../../../content/kinds.ts";
import { isLanguage } from "../../../languages.ts";
import type { Point } from "../../../server/counts/count-reports.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { CountChart } from "./count-chart.tsx";
import styles from "./counts.module.css";

/** The last 30 days of a public record that has its own page. */
export async function readRecordCounts({ desk }: Pick<DeskArgs, "desk">, edition: Edition) {
  const { kind, slug, language, fields, publicRevision } = edition;
  if (publicRevision === null || !hasOwnAddress(kind) || !isLanguage(language)) return undefined;
  return desk.counts.ofPage(publicPage(kind, slug, fields), language);
}

export function RecordCounts({ points }: { points: Point[] }) {
  const { counts: words } = useDeskWords();
  const count = points.reduce((sum, point) => sum + point.count, 0);
  return (
    <div className={styles.record}>
      <p>
        {words.ofRecord({ count })} <a href="/desk/counts">{words.title}</a>
      </p>
      <CountChart points={points} small />
    </div>
  );
}
