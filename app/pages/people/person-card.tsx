import type { Person } from "../../../server/content/people.ts";
import { InitialSign } from "../../art/initial-sign.tsx";
import { recordAddress } from "../../lists/list-address.ts";
import { Picture } from "../../lists/picture.tsx";
import type { Pictured } from "../../lists/with-picture.ts";
import { peoplePath } from "../../metadata/site-map.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./people.module.css";

/** Somebody in the list of people. The name is the link, which reaches over all of it. */
export function PersonCard({ id, name, role, excerpt, picture }: Pictured<Person>) {
  return (
    <article id={id} className={styles.card}>
      <div className={styles.picture}>
        <Picture cover={<InitialSign name={name} id={id} />} picture={picture} />
      </div>
      <div className={styles.body}>
        <h2 dir="auto">
          <Link to={recordAddress(peoplePath, id)} className={styles.link}>
            <ForeignText lang="en">{name}</ForeignText>
          </Link>
        </h2>
        {role && (
          <p dir="auto" className={styles.role}>
            {role}
          </p>
        )}
        <p dir="auto" className={styles.excerpt}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}
