import { useActionData, useLoaderData, useLocation } from "react-router";
import { Follow } from "../../lists/follow.tsx";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { feedLinks } from "../../metadata/feed-links.ts";
import { Channels } from "../../newsletter/channels.tsx";
import styles from "../../newsletter/newsletter.module.css";
import { receiveSignUp, type SignUpAnswer } from "../../newsletter/receive-sign-up.ts";
import { SignUpForm } from "../../newsletter/sign-up-form.tsx";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageFacts, PageOf } from "../../rendering/route-module.ts";
import { Section } from "../../ui/section.tsx";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const links = (page: PageFacts) => feedLinks(page, "newsletter");

export const loader = (args: LoaderArgs) => loadList(args, "newsletter");

export const action = receiveSignUp;

/** The sign-up, and the archive below it. */
export default function Newsletter() {
  const { newsletter: words } = useWords();
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <ListPage
        {...loaded}
        heading={words.archive}
        before={
          <Section heading={words.heading}>
            <div className={styles.columns}>
              <SignUpForm answer={useSignUpAnswer()} />
              <Channels />
            </div>
          </Section>
        }
      />
      <Follow feed="newsletter" />
    </>
  );
}

/** After a redirect, only the address says that the form was sent. */
function useSignUpAnswer(): SignUpAnswer | undefined {
  const answer = useActionData<SignUpAnswer>();
  const { search } = useLocation();
  return answer ?? (new URLSearchParams(search).has("sent") ? { state: "sent" } : undefined);
}
