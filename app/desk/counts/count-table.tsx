import type { ReactNode } from "react";
import { languageOf } from "../../../languages.ts";
import { useLanguage } from "../../ui/page-language.ts";
import styles from "./counts.module.css";

type Row = { key: string; name: ReactNode; count: number };
type CountTableProps = { heading: [name: string, count: string]; rows: Row[] };

export function CountTable({ heading, rows }: CountTableProps) {
  const number = new Intl.NumberFormat(languageOf(useLanguage()).locale);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heading.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{number.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
