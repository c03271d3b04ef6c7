import { createElement } from "react";
import type { Author } from "../../server/people/people.ts";
import { peoplePath } from "../metadata/site-map.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Link } from "../ui/link.tsx";
import { lists } from "../words/en/lists.ts";
import styles from "./byline.module.css";
import { recordAddress } from "./list-address.ts";

/** Who wrote a record. */
export function Byline({ authors }: { authors: Author[] }) {
  const names = authors.map(({ id, name }) => (
    <Link key={id} to={recordAddress(peoplePath, id)} rel="author">
      <bdi>
        <ForeignText lang="en">{name}</ForeignText>
      </bdi>
    </Link>
  ));
  return createElement("p", { className: styles.by }, ...lists.by(names));
}
