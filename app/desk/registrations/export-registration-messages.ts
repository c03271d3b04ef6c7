/** People who registered for an event with the contact form, as a CSV file. */
import { Readable } from "node:stream";
import { data } from "react-router";
import { toCsv } from "../../../server/inbox/csv.ts";
import { editionIn } from "../editions/find-edition.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "publisher";

const heading = ["reference", "registered", "name", "email", "subject", "message", "language"];

export async function loader(args: DeskArgs): Promise<Response> {
  const { kind, slug } = await editionIn(args);
  if (kind !== "events") throw data(null, { status: 404 });
  const { desk, session } = args;
  await desk.log.add(session.person, "exported registrations", `events/${slug}`);
  const lines = async function* () {
    yield toCsv([heading]);
    for await (const { id, created_at, name, email, subject, message, written_in } of desk.registrations.all(
      slug,
    ))
      yield toCsv([[id, created_at, name, email, subject, message, written_in ?? ""]]).slice(1);
  };
  return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="registration-messages-${slug}.csv"`,
    },
  });
}
