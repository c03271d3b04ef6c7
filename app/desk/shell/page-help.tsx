import { useMatches } from "react-router";
import { isPageKind, kindAtDesk } from "../../../content/kinds.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { deskRoutes } from "../routes.ts";
import styles from "./page-help.module.css";

type Topic = keyof DeskWords["help"]["pages"];

/** By the path of the route. Paths that are no pages have none. */
const topics: { [Path in (typeof deskRoutes)[number]["path"]]?: Topic } = {
  "/desk": "today",
  "/desk/begin": "join",
  "/desk/join": "join",
  "/desk/sign-in": "signIn",
  "/desk/staff": "staff",
  "/desk/account": "account",
  "/desk/log": "log",
  "/desk/samples": "samples",
  "/desk/launch": "launch",
  "/desk/state": "state",
  "/desk/review": "review",
  "/desk/redirects": "redirects",
  "/desk/security-txt": "securityTxt",
  "/desk/care": "care",
  "/desk/counts": "counts",
  "/desk/media": "media",
  "/desk/media/:id": "mediaItem",
  "/desk/enquiries/data": "personalData",
  "/desk/enquiries": "messages",
  "/desk/enquiries/replies": "cannedReplies",
  "/desk/enquiries/:reference": "message",
  "/desk/enquiries/promise": "responseTimes",
  "/desk/events/:id/registrations": "registrations",
  "/desk/events/:id/registrations/settings": "registrationSettings",
  "/desk/events/:id/registrations/attendance": "attendance",
  "/desk/events/:id/registrations/letter": "letter",
  "/desk/events/:id/registrations/new": "registrations",
  "/desk/events/:id/registrations/print": "registrations",
  "/desk/subscribers": "subscribers",
  "/desk/subscribers/checks": "senderChecks",
  "/desk/:kind": "records",
  "/desk/:kind/new": "writing",
  "/desk/:kind/:id": "writing",
  "/desk/:kind/:id/history": "history",
  "/desk/:kind/:id/preview": "preview",
  "/desk/:kind/:id/mail": "sendMail",
  "/desk/:kind/:id/review": "reviewText",
  "/desk/:kind/:id/receipt": "checks",
  "/desk/:kind/:id/:language": "translation",
  "/desk/:kind/:id/:language/history": "history",
  "/desk/:kind/:id/:language/preview": "preview",
  "/desk/:kind/:id/:language/review": "reviewText",
  "/desk/:kind/:id/:language/receipt": "checks",
};

/** Closed, it stands beside the first line of the page and takes no room of its own. */
export function PageHelp() {
  const { help } = useDeskWords();
  const page = useMatches().at(-1);
  const topic = page && topicOf(page);
  if (!topic) return null;
  return (
    <details className={styles.help}>
      <summary aria-label={help.title}>{help.short}</summary>
      {help.pages[topic].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}

/** Pages of the site differ from other records: staff fill in their parts. */
function topicOf({ id, params }: { id: string; params: Record<string, string | undefined> }) {
  const topic = topics[id as keyof typeof topics];
  if (params.kind !== "pages") return topic;
  if (topic === "records") return "pages";
  const kind = kindAtDesk("/pages", params.id);
  return topic === "writing" && kind && isPageKind(kind) ? "page" : topic;
}
