/** The registrations for an event as a CSV file. */
import { Readable } from "node:stream";
import { toCsv } from "../../../server/inbox/csv.ts";
import { textIn } from "../../../server/registrations/registration-form.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { answerText } from "./answer-lines.ts";
import { eventIn } from "./event-registrations.ts";

export const role: Access = "publisher";

const heading = ["code", "state", "name", "email", "language", "places", "registered", "came", "note"];

export async function loader(args: DeskArgs): Promise<Response> {
  const { desk, site, session, language, words } = args;
  const { id, slug } = await eventIn(args);
  const { staff } = site.registrations;
  const { questions } = (await staff.form(id)).settings;
  await desk.log.add(session.person, "exported registrations", `events/${slug}`);
  const labels = questions.map(({ label }) => textIn(language, label)?.text ?? "");
  const lines = async function* () {
    yield toCsv([[...heading, ...labels]]);
    for await (const person of staff.all(id, { withSensitive: true })) {
      const { state, name, email, seats, createdAt, attended, note, answers } = person;
      const came = attended === undefined ? "" : attended ? "1" : "0";
      const answered = questions.map((question) =>
        Object.hasOwn(answers, question.id)
          ? answerText(question, answers[question.id], language, words.registrations)
          : "",
      );
      const facts = [person.id, state, name, email, person.language, String(seats), createdAt, came, note];
      yield toCsv([[...facts, ...answered]]).slice(1);
    }
  };
  return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="registrations-${slug}.csv"`,
    },
  });
}
