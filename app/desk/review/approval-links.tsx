import type { ApprovalLink } from "../../../server/publishing/review/approval-links.ts";
import { maxName } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import preview from "../preview/preview.module.css";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./review.module.css";

type ApprovalLinksProps = {
  links: ApprovalLink[];
  /** Of the current text. */
  hash: string;
  problem: string | undefined;
  typed: string;
};

export function ApprovalLinks({ links, hash, problem, typed }: ApprovalLinksProps) {
  const words = useDeskWords().review.links;
  return (
    <section aria-labelledby="links">
      <h2 id="links">{words.heading}</h2>
      <p>{words.help}</p>
      <form method="post" className={styles.form}>
        <input type="hidden" name="hash" value={hash} />
        <Field
          id="link-person"
          label={words.person}
          name="person"
          maxLength={maxName}
          autoComplete="off"
          defaultValue={typed}
          error={problem}
        />
        <Button act="make approval link" variant="outline">
          {words.make}
        </Button>
      </form>
      {links.length > 0 && (
        <ul className={preview.links}>
          {links.map((link) => (
            <li key={link.id}>
              <LinkLine link={link} isCurrent={link.hash === hash} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkLine({ link, isCurrent }: { link: ApprovalLink; isCurrent: boolean }) {
  const words = useDeskWords().review.links;
  const { id, person, madeBy, expiresAt, used } = link;
  const named = <bdi key="person">{person}</bdi>;
  if (used) return words.used({ person: named, moment: <Moment key="moment" instant={used.at} /> });
  return (
    <>
      <span id={`link-${id}`}>
        {words.made({
          person: named,
          name: <bdi key="name">{madeBy}</bdi>,
          expires: <Moment key="expires" instant={expiresAt} />,
        })}
        {!isCurrent && <> {words.outdated}</>}
      </span>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button act="revoke approval link" variant="outline" aria-describedby={`link-${id}`}>
          {words.revoke}
        </Button>
      </form>
    </>
  );
}
