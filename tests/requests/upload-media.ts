/** Uploads pictures and files before a test, and waits until visitors can see them. */
import { setTimeout as pause } from "node:timers/promises";
import type { MediaRow } from "../../server/database/schema.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import type { DeskSite } from "./sign-in.ts";

type Details = Partial<Pick<MediaRow, "alt" | "decorative" | "caption" | "credit" | "focus_x" | "focus_y">>;

export function mediaUploads(site: DeskSite) {
  const { db } = site.database;
  const change = (id: string, values: Partial<MediaRow>) =>
    db.updateTable("media").set(values).where("id", "=", id).execute();
  return {
    change,
    /** Uses the form without JavaScript. Resolves with the id once visitors can see the item. */
    async upload(name: string, content: Buffer, details: Details = {}): Promise<string> {
      const writer = await site.signIn("writer");
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(content)]), name);
      const headers = { origin: site.url, cookie: `${sessionCookie}=${writer.token()}` };
      const answer = await fetch(`${site.url}/desk/media/whole`, {
        ...{ method: "POST", body: form, headers, redirect: "manual" },
      });
      const [, id = ""] = /^\/desk\/media\/(\w+)$/.exec(answer.headers.get("location") ?? "") ?? [];
      const item = () =>
        db.selectFrom("media").select("state").where("id", "=", id).executeTakeFirstOrThrow();
      while ((await item()).state === "encoding") await pause(50);
      if (Object.keys(details).length > 0) await change(id, details);
      return id;
    },
  };
}
