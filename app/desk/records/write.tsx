import { randomUUID } from "node:crypto";
import { data, useActionData, useLoaderData } from "react-router";
import { type DeskKind, deskKindOf } from "../../../desk-kinds.ts";
import { mayActAs } from "../../../server/desk/roles.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Writing } from "../editor/writing.ts";
import { WritingForm } from "../editor/writing-form.tsx";
import { DeskIsland } from "../islands/island.tsx";
import { Registrations, type RegistrationsProps } from "../registrations/registrations.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { kindOf, writingActs } from "./writing-acts.ts";
import { writingView } from "./writing-view.ts";

export const role: Access = "writer";
export const acts = writingActs;

type Page = {
  writing: Writing;
  done: Done | undefined;
  isDeleted: boolean;
  /** Of an event that visitors know. */
  registrations: RegistrationsProps | undefined;
};

const doneWords = {
  published: "Published.",
  scheduled: "Scheduled: it becomes public by itself.",
  unscheduled: "It is not scheduled any more.",
  withdrawn: "Withdrawn: visitors are told that it is gone.",
};
type Done = keyof typeof doneWords;

export const title = ({ writing }: Page) => titleOf(writing);

function titleOf({ kind, stored }: Writing): string {
  const { one, title } = deskKindOf(kind);
  return stored[title] || `New ${one.toLowerCase()}`;
}

export async function loader(args: DeskArgs): Promise<Page> {
  const { desk, params, url, session } = args;
  const kind = kindOf(args);
  const edition = params.id === undefined ? undefined : await desk.editions.find(kind, params.id);
  if (params.id !== undefined && !edition) throw data(null, { status: 404 });
  const asked = url.searchParams.get("ask");
  const ask = asked === "withdraw" || asked === "delete" ? asked : null;
  const done = url.searchParams.get("done") ?? "";
  return {
    writing: await writingView(
      { desk, kind, id: edition?.id ?? randomUUID(), edition, person: session.person },
      { ask },
    ),
    done: Object.hasOwn(doneWords, done) ? (done as Done) : undefined,
    isDeleted: Boolean(edition?.deletedAt),
    registrations:
      edition?.firstPublishedAt && kind === "events" ? await registrationsOf(edition.slug) : undefined,
  };

  async function registrationsOf(slug: string): Promise<RegistrationsProps> {
    const count = await desk.registrations.count(slug);
    return { slug, count, mayExport: mayActAs(session.person.role, "publisher") };
  }
}

export default function Write() {
  const page = useLoaderData<Page>();
  const writing = useActionData<Writing>() ?? page.writing;
  const { path } = deskKindOf(writing.kind);
  return (
    <>
      <h1 dir="auto">{titleOf(writing)}</h1>
      {page.done && (
        <Notice tone="success">
          <p>
            {doneWords[page.done]}{" "}
            {page.done !== "unscheduled" && page.done !== "scheduled" && (
              <a href={`/desk${path}/${writing.slug}/receipt`}>See that it is so everywhere</a>
            )}
          </p>
        </Notice>
      )}
      {page.isDeleted ? (
        <Deleted id={writing.id} />
      ) : (
        <DeskIsland name="writing" component={WritingForm} props={writing} />
      )}
      {page.registrations && <Registrations {...page.registrations} />}
      {hasZone(writing.kind) && <TimeZones />}
    </>
  );
}

function Deleted({ id }: { id: string }) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <p>This was deleted. It can be brought back for 30 days after that.</p>
      <Button act="bring back">Bring back</Button>
    </form>
  );
}

const hasZone = (kind: DeskKind) =>
  Object.values(deskKindOf(kind).fields).some(({ type }) => type === "zone");

/** Those of Africa come first. */
const zones = Intl.supportedValuesOf("timeZone").toSorted(
  (one, other) => Number(other.startsWith("Africa/")) - Number(one.startsWith("Africa/")),
);

function TimeZones() {
  return (
    <datalist id="time-zones">
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
