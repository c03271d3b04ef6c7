/** What can be done with several messages at once. */
import { data } from "react-router";
import { readReference } from "../../../server/inbox/reference.ts";
import type { Told } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assignee.ts";

/** As many as a page of a list has, and some. */
const most = 100;

type One = (args: ActArgs, reference: string) => Promise<boolean>;

function withEach(done: string, one: One) {
  return async (args: ActArgs) => {
    const posted = args.form.getAll("id").map((id) => readReference(String(id)) ?? "");
    const chosen = [...new Set(posted)].filter(Boolean).slice(0, most);
    let count = 0;
    for (const reference of chosen) if (await one(args, reference)) count++;
    if (count === 0)
      return data(
        { tone: "error", sentences: ["Nothing was chosen: tick the messages first."] } satisfies Told,
        {
          status: 422,
        },
      );
    return {
      tone: "success",
      sentences: [`${count === 1 ? "1 message" : `${count} messages`} ${done}.`],
    } satisfies Told;
  };
}

async function assign(args: ActArgs) {
  const to = await assigneeIn(args);
  return withEach(to ? `assigned to ${to.name}` : "assigned to nobody", ({ desk, session }, reference) =>
    desk.inbox.assign(session.person, reference, to),
  )(args);
}

export const inboxActs: Acts = {
  close: {
    role: "publisher",
    run: withEach("closed", ({ desk, session }, reference) => desk.inbox.close(session.person, reference)),
  },
  spam: {
    role: "publisher",
    run: withEach("marked as spam", ({ desk, session }, reference) =>
      desk.inbox.markSpam(session.person, reference),
    ),
  },
  assign: { role: "publisher", run: assign },
};
