import { createElement, type ReactNode } from "react";
import type { Author } from "../../server/content/people.ts";
import { peoplePath } from "../metadata/page-paths.ts";
import { useWords } from "../rendering/language.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./byline.module.css";
import { recordAddress } from "./list-address.ts";

/** The authors of a record. */
export function Byline({ authors }: { authors: Author[] }) {
  const { lists } = useWords();
  const names = authors.map(({ id, name }) => (
    <Link key={id} to={recordAddress(peoplePath, id)} rel="author">
      <bdi>
        <ForeignText>{name}</ForeignText>
      </bdi>
    </Link>
  ));
  const separated = names.flatMap((name, index) => (index > 0 ? [lists.comma, name] : [name]));
  return createElement("p", { className: styles.by }, ...lists.by<ReactNode>({ names: separated }));
}
