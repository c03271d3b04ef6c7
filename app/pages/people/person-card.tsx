import type { Person } from "../../../server/content/people.ts";
import { recordAddress } from "../../lists/list-address.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** A person in the list. The link on the name covers the whole card. */
export function PersonCard({ id, name, role, excerpt, picture }: Pictured<Person>) {
  return (
    <article id={id} className={styles.card}>
      <div className={styles.picture}>
        <Portrait {...{ id, name, picture }} />
      </div>
      <div className={styles.body}>
        <h2>
          <Link to={recordAddress(peoplePath, id)} className={styles.link}>
            <bdi>
              <ForeignText>{name}</ForeignText>
            </bdi>
          </Link>
        </h2>
        {role && (
          <p className={styles.role}>
            <bdi>{role}</bdi>
          </p>
        )}
        <p dir="auto" className={styles.excerpt}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}
