/** What is read as a CSV file. Its headings are for programs and the same in every language. */
import { toCsv } from "../../../server/inbox/csv.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { periodIn } from "./period.ts";

export const role: Access = "writer";

const heading = ["day", "what", "name", "language", "count"];

export async function loader({ desk, url }: DeskArgs): Promise<Response> {
  const period = periodIn(url);
  const rows = await desk.counts.rows(period);
  const lines = rows.map(({ day, what, name, language, count }) => [
    ...[day, what, name || "(others)", language, String(count)],
  ]);
  return new Response(toCsv([heading, ...lines]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="what-is-read-${period}.csv"`,
    },
  });
}
