/** The registrations of an event at the desk: settings, list, acts, letters, attendance, certificates. */
import { afterAll, describe, expect, test } from "vitest";
import type { FormSettings, Question } from "../../server/registrations/registration-form.ts";
import { forEachDatabaseInTurn } from "../databases.ts";
import { ada, eventWithPlaces } from "../registrations.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

const session: Question = {
  ...{ id: "q1", type: "choice", label: { en: "Which session?" }, why: { en: "To plan" } },
  ...{ required: false, sensitive: false },
  choices: [
    { id: "c1", label: { en: "Morning" } },
    { id: "c2", label: { en: "Evening" } },
  ],
};
const diet: Question = {
  ...{ id: "q2", type: "line", label: { en: "What do you not eat?" }, why: { en: "For the lunch" } },
  ...{ required: false, sensitive: true, choices: [] },
};

forEachDatabaseInTurn((_engine, fresh) => {
  let opened: Promise<DeskSite> | undefined;
  const open = () => (opened ??= fresh().then(({ url }) => startDeskSite({ DATABASE_URL: url })));
  afterAll(async () => (await opened)?.stop());
  let events = 0;

  async function openEvent(settings: Partial<FormSettings> = {}) {
    const site = await open();
    const slug = `clinic-${++events}`;
    const event = await eventWithPlaces(site.database, {
      ...{ slug, settings, now: () => new Date(), event: { event_date: inThirtyDays } },
    });
    const page = `/desk/events/${slug}/registrations`;
    const register = async (name: string, answers = {}) => {
      const email = /^[A-Za-z]+$/.test(name) ? `${name}@example.org` : "someone@example.org";
      const result = await event.register(name, { email, answers });
      if (result.outcome !== "registered") throw new Error(JSON.stringify(result));
      return result.id;
    };
    const log = async () => {
      const entry = site.database.db.selectFrom("staff_log").select(["act", "subject"]);
      return entry.orderBy("number", "desc").executeTakeFirst();
    };
    return { ...event, site, page, registerAs: register, log };
  }

  describe("the settings", () => {
    const valid = {
      ...{ act: "save", base: "1", isOn: "on", capacity: "2", maxSeats: "1", offerHours: "24" },
      ...{ waitingList: "on", opensAt: "", closesAt: "", onlineAddress: "", questions: "" },
    };

    test("are stored, and take effect immediately", async () => {
      const { site, page, registrations, eventId, registerAs, people, log, slug } = await openEvent({
        capacity: 1,
      });
      await registerAs("Abel");
      await registerAs("Beti");
      const publisher = await site.signIn("publisher");
      const saved = await publisher.post(`${page}/settings`, {
        ...valid,
        ...{ opensAt: "2026-11-01T09:00", questions: "q1", "question.q1.type": "choice" },
        ...{ "question.q1.label.en": "Which session?", "question.q1.why.en": "To plan" },
        ...{ "question.q1.choices.en": "Morning\r\nEvening", "thanks.fr": "Merci" },
      });
      expect([saved.status, saved.headers.get("location")]).toEqual([302, `${page}/settings?done#notice`]);
      expect((await registrations.staff.form(eventId)).settings).toMatchObject({
        ...{ capacity: 2, opensAt: "2026-11-01T06:00:00.000Z", showsPlaces: false, thanks: { fr: "Merci" } },
        questions: [
          { ...session, choices: [{ label: { en: "Morning" } }, { label: { en: "Evening" } }] },
        ].map(({ choices, ...question }) => ({
          ...question,
          choices: choices.map((c) => expect.objectContaining(c)),
        })),
      });
      expect(await people()).toBe("Abel confirmed, Beti offered");
      expect(await log()).toEqual({ act: "changed the registration of", subject: `events/${slug}` });
    });

    test("that are wrong are explained at their field, and everything typed is kept", async () => {
      const { site, page, registrations, eventId } = await openEvent();
      const publisher = await site.signIn("publisher");
      const refused = await publisher.post(`${page}/settings`, {
        ...valid,
        ...{ capacity: "many", onlineAddress: "meet me", questions: "q1", "question.q1.label.en": "" },
        ...{ "question.q1.why.en": "Because", opensAt: "2026-11-05T09:00", closesAt: "2026-11-01T09:00" },
      });
      expect(refused.status).toBe(422);
      const html = await textOf(refused);
      for (const kept of ['value="many"', 'value="meet me"', 'value="Because"', 'value="2026-11-05T09:00"'])
        expect(html).toContain(kept);
      for (const sentence of [
        "The number of places must be a whole number",
        "must start with http:// or https://",
        "A question has no words yet.",
        "Registration must close after it opens.",
      ])
        expect(html).toContain(sentence);
      expect((await registrations.staff.form(eventId)).settings.capacity).toBe(30);
    });

    test("can add, move and remove questions without script", async () => {
      const { site, page, registrations, eventId } = await openEvent();
      const publisher = await site.signIn("publisher");
      const change = async (entry: string, id: string, questions: string) => {
        const fields = { act: "change questions", base: "1", capacity: "typed", questions };
        const answer = await publisher.post(`${page}/settings?entry=${entry}&id=${id}`, fields);
        const html = await answer.text();
        expect([answer.status, html.includes('value="typed"')]).toEqual([200, true]);
        return /name="questions" value="([^"]*)"/.exec(html)?.[1];
      };
      expect(await change("add", "q3", "q1 q2")).toBe("q1 q2 q3");
      expect(await change("up", "q2", "q1 q2")).toBe("q2 q1");
      expect(await change("down", "q1", "q1 q2")).toBe("q2 q1");
      expect(await change("remove", "q1", "q1 q2")).toBe("q2");
      expect(await change("add", "q9", "q1 q2 q3 q4 q5 q6 q7 q8")).toBe("q1 q2 q3 q4 q5 q6 q7 q8");
      expect((await registrations.staff.form(eventId)).settings.questions).toEqual([]);
    });

    test("that a colleague has changed are not overwritten unseen", async () => {
      const { site, page, set, registrations, eventId } = await openEvent();
      await set({ capacity: 50 });
      const publisher = await site.signIn("publisher");
      const refused = await publisher.post(`${page}/settings`, valid);
      const html = await textOf(refused);
      expect([refused.status, html.includes("Ada has changed the settings meanwhile")]).toEqual([422, true]);
      expect((await registrations.staff.form(eventId)).settings.capacity).toBe(50);
      const [, base = ""] = /name="base" value="(\d+)"/.exec(html) ?? [];
      expect((await publisher.post(`${page}/settings`, { ...valid, base })).status).toBe(302);
      expect((await registrations.staff.form(eventId)).settings.capacity).toBe(2);
    });
  });

  describe("the list", () => {
    test("finds people by name, address, note, answer and code, and filters by state", async () => {
      const { site, page, registerAs, registrations } = await openEvent({ capacity: 1, questions: [diet] });
      const code = await registerAs("Zoë Nkurunziza", { q2: "Peanuts" });
      await registerAs("Kofi");
      await registrations.staff.note(ada, code, "Needs a ramp");
      const publisher = await site.signIn("publisher");
      const found = async (query: string, browser = publisher) => {
        const html = await textOf(await browser.get(`${page}?${query}`));
        return ["Zoë Nkurunziza", "Kofi"].filter((name) => html.includes(`>${name}</bdi>`));
      };
      expect(await found("")).toEqual(["Zoë Nkurunziza", "Kofi"]);
      for (const q of ["zoe", "SOMEONE@", "ramp", "peanuts", code.toLowerCase().replace("-", " ")])
        expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(["Zoë Nkurunziza"]);
      expect(await found("q=kofi@")).toEqual(["Kofi"]);
      expect(await found("show=waiting")).toEqual(["Kofi"]);
      expect(await found("show=confirmed&q=kofi")).toEqual([]);
      const writer = await site.signIn("writer");
      expect(await found("q=peanuts", writer)).toEqual([]);
    });

    test("shows sensitive answers to publishers only, and escapes what people wrote", async () => {
      const { site, page, registerAs } = await openEvent({ questions: [session, diet] });
      await registerAs("<b>Almaz</b>", { q1: "c2", q2: "Nuts & milk" });
      const seen = async (role: "writer" | "publisher") => textOf(await (await site.signIn(role)).get(page));
      const publisher = await seen("publisher");
      expect(publisher).toContain("Nuts &amp; milk");
      expect(publisher).toContain("&lt;b&gt;Almaz");
      const writer = await seen("writer");
      expect(writer).toContain("Evening");
      expect(writer).not.toContain("Nuts");
      expect(writer).toContain("Only publishers see the answers to sensitive questions.");
      for (const button of ["Cancel registration", "Erase", "Export as CSV", "Add a person"])
        expect(writer).not.toContain(`>${button}<`);
    });

    test("is reached from the list of events and from the event's editor", async () => {
      const { site, page, registerAs, slug } = await openEvent({ capacity: 5 });
      await registerAs("Almaz");
      const writer = await site.signIn("writer");
      expect(await textOf(await writer.get("/desk/events"))).toContain(`href="${page}">1 registration</a>`);
      const editor = await textOf(await writer.get(`/desk/events/${slug}`));
      expect(editor).toContain("1 of 5 places are taken.");
      expect(editor).toContain(`href="${page}"`);
      const translator = await site.signIn("translator");
      expect(await textOf(await translator.get("/desk/events"))).not.toContain(page);
    });

    test("is not for events that do not exist, nor for other kinds", async () => {
      const publisher = await (await open()).signIn("publisher");
      for (const path of [
        "registrations",
        "registrations/settings",
        "registrations.csv",
        "registrations/print",
      ])
        expect((await publisher.get(`/desk/events/no-such-event/${path}`)).status).toBe(404);
    });
  });

  describe("acts", () => {
    test("confirm, move, cancel and note, and say what happened", async () => {
      const { site, page, registerAs, people, set } = await openEvent({ capacity: 1 });
      const first = await registerAs("Abel");
      const second = await registerAs("Beti");
      const third = await registerAs("Chala");
      const publisher = await site.signIn("publisher");
      const post = (act: string, person: string, more = {}) =>
        publisher.post(`${page}?show=active`, { act, person, ...more });
      const full = await post("confirm", second);
      expect([full.status, await textOf(full)]).toEqual([422, expect.stringContaining("No place is free.")]);
      const moved = await post("move first", third);
      expect(moved.headers.get("location")).toBe(`${page}?show=active&done=moved&person=${third}#notice`);
      expect(await people()).toBe("Abel confirmed, Chala waiting, Beti waiting");
      const asked = await post("cancel", first);
      expect(await textOf(await publisher.get(asked.headers.get("location") ?? ""))).toContain(
        "Cancel the registration of Abel?",
      );
      expect(await people()).toContain("Abel confirmed");
      await post("cancel now", first);
      expect(await people()).toBe("Abel cancelled, Chala offered, Beti waiting");
      await set({ capacity: 3 });
      await post("confirm", second);
      expect(await people()).toBe("Abel cancelled, Chala offered, Beti confirmed");
      expect((await post("confirm", second)).status).toBe(422);
      const long = await post("note", third, { note: "n".repeat(2001) });
      expect([long.status, await textOf(long)]).toEqual([422, expect.stringContaining("n".repeat(2001))]);
      expect((await post("note", third, { note: "Vegetarian" })).status).toBe(302);
      expect(await textOf(await publisher.get(`${page}?person=${third}`))).toContain("Vegetarian");
    });

    test("reach only people of the event in the address, and only from the desk", async () => {
      const one = await openEvent();
      const person = await one.registerAs("Abel");
      const other = await openEvent();
      const publisher = await one.site.signIn("publisher");
      expect((await publisher.post(other.page, { act: "cancel now", person })).status).toBe(422);
      const foreign = { origin: "https://elsewhere.example" };
      expect((await publisher.post(one.page, { act: "cancel now", person }, foreign)).status).toBe(403);
      expect(await one.people()).toBe("Abel confirmed");
    });

    test("erase a person after a question, for administrators only", async () => {
      const { site, page, registerAs, people, log } = await openEvent();
      const person = await registerAs("Abel");
      const publisher = await site.signIn("publisher");
      expect((await publisher.post(page, { act: "erase now", person })).status).toBe(403);
      const administrator = await site.signIn("administrator");
      const erased = await administrator.post(page, { act: "erase now", person });
      expect(erased.headers.get("location")).toBe(`${page}?done=erased#notice`);
      expect(await people()).toBe("");
      expect(await log()).toEqual({ act: "erased", subject: "1 registration" });
    });

    test("add a person, with the same rules as on the site", async () => {
      const { site, page, people } = await openEvent({
        capacity: 1,
        questions: [{ ...session, required: true }],
      });
      const publisher = await site.signIn("publisher");
      const add = (fields = {}) =>
        publisher.post(`${page}/new`, {
          ...{ act: "add", name: "Abel", email: "abel@example.org", language: "am", "answer.q1": "c1" },
          ...fields,
        });
      const wrong = await add({ name: "", "answer.q1": "" });
      const html = await textOf(wrong);
      expect([wrong.status, html.split("Fill in this field.").length - 1]).toEqual([422, 2]);
      expect(html).toContain('value="abel@example.org"');
      expect((await add()).headers.get("location")).toMatch(/done=added&person=/);
      expect(await textOf(await add())).toContain("registered already");
      const second = await add({ name: "Beti", email: "beti@example.org" });
      expect(second.headers.get("location")).toMatch(/done=addedWaiting/);
      expect(await people()).toBe("Abel confirmed, Beti waiting");
    });
  });

  test("a letter is previewed, counted, sent once, and goes to those who were chosen", async () => {
    const { site, page, registerAs, mails, registrations, eventId, log, slug } = await openEvent({
      capacity: 1,
    });
    const abel = await registerAs("Abel");
    await registerAs("Beti");
    await site.database.db.deleteFrom("mails").execute();
    const publisher = await site.signIn("publisher");
    const letter = { subject: "The room", text: "Room 3,\r\nfirst floor", letter: "l-1" };
    const address = `${page}/letter?show=confirmed`;
    expect(await textOf(await publisher.get(address))).toContain("1 person gets this mail.");
    const preview = await publisher.post(address, { act: "preview", ...letter });
    expect(await textOf(preview)).toContain("Send to 1 person");
    expect(await mails()).toEqual([]);
    for (const _ of [1, 2]) {
      const sent = await publisher.post(address, { act: "send", ...letter });
      expect(sent.headers.get("location")).toBe(`${page}?done=written&written=1`);
    }
    expect(await mails()).toEqual(["letter to Abel@example.org"]);
    expect(await registrations.staff.unsent(eventId)).toBe(1);
    expect(await log()).toEqual({ act: "wrote to registered people of", subject: `events/${slug}` });
    expect(await textOf(await publisher.get(`${page}?written=1`))).toContain(
      "1 mail to people of this event is",
    );

    const empty = await publisher.post(address, { act: "preview", ...letter, text: "" });
    expect([empty.status, await textOf(empty)]).toEqual([422, expect.stringContaining('value="The room"')]);
    const noOne = await publisher.post(`${page}/letter?show=came`, { act: "send", ...letter });
    expect([noOne.status, await textOf(noOne)]).toEqual([422, expect.stringContaining("There is no one")]);
    expect(await textOf(await publisher.get(`${page}/letter?id=${abel}&id=NONE`))).toContain("1 person gets");
  });

  describe("attendance", () => {
    test("is ticked without script, by button and by code", async () => {
      const { site, page, registerAs, registrations, eventId } = await openEvent();
      const person = await registerAs("Abel");
      const writer = await site.signIn("writer");
      const post = (fields: Record<string, string>) => writer.post(`${page}/attendance`, fields);
      const came = () => registrations.staff.numbers(eventId).then(({ attended }) => attended);
      const ticked = await post({ act: "code", code: person.toLowerCase() });
      expect(await came()).toBe(1);
      expect(await textOf(await writer.get(ticked.headers.get("location") ?? ""))).toContain("Abel is here.");
      await post({ act: "tick", tick: `${person} 0` });
      expect(await came()).toBe(0);
      const unknown = await post({ act: "code", code: "0000-0000" });
      expect(await textOf(await writer.get(unknown.headers.get("location") ?? ""))).toContain(
        "has this code.",
      );
      const name = await post({ act: "code", code: "abe" });
      expect(name.headers.get("location")).toBe(`${page}/attendance?q=abe`);
    });

    test("of two doors is merged by time, whatever their clocks say", async () => {
      const { site, page, registerAs, registrations, eventId } = await openEvent();
      const person = await registerAs("Abel");
      const writer = await site.signIn("writer");
      const hour = 60 * 60_000;
      /** `ago`: when the person was ticked. `fast`: by how much the clock of the device is wrong. */
      const sync = async (attended: boolean, ago: number, fast: number) => {
        const now = Date.now() + fast;
        const answer = await writer.postForJson(`${page}/attendance`, {
          ...{ act: "sync", now: String(now), since: String(now - hour) },
          ticks: JSON.stringify([[person, attended, now - ago], ["NONE", true, now], "nonsense", [1, 2, 3]]),
        });
        return (await answer.json()) as { people: unknown[][] };
      };
      const came = () => registrations.staff.numbers(eventId).then(({ attended }) => attended);
      await sync(true, 10_000, 0);
      expect(await came()).toBe(1);
      await sync(false, 20_000, 5 * hour);
      expect(await came()).toBe(1);
      const { people } = await sync(false, 5000, -5 * hour);
      expect(await came()).toBe(0);
      expect(people).toEqual([[person, "Abel", 1, "confirmed", false]]);
      expect((await writer.post(`${page}/attendance`, { act: "sync", ticks: "[" })).status).toBe(400);
      expect((await writer.postForJson(`${page}/attendance`, { act: "sync", ticks: "[" })).status).toBe(200);
    });
  });

  test("certificates are for people who came, and can be withdrawn", async () => {
    const { site, page, registerAs, registrations, eventId } = await openEvent();
    const person = await registerAs("Abel");
    const publisher = await site.signIn("publisher");
    const file = `${page}/${person}/certificate.pdf`;
    expect((await publisher.get(file)).status).toBe(404);
    await registrations.staff.tick(eventId, [{ id: person, attended: true, at: new Date().toISOString() }]);
    const pdf = await publisher.get(file);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
    expect(await textOf(await publisher.get(page))).toContain(`href="${file}"`);
    await publisher.post(page, { act: "withdraw certificate", person });
    expect(await textOf(await publisher.get(page))).toContain("The certificate is withdrawn.");
    await publisher.post(page, { act: "reinstate certificate", person });
    expect(await textOf(await publisher.get(page))).not.toContain("The certificate is withdrawn.");
    const writer = await site.signIn("writer");
    expect((await writer.get(file)).status).toBe(403);
  });

  test("the list to print and the CSV file have everyone, without formulas", async () => {
    const { site, page, registerAs, log, slug } = await openEvent({
      capacity: 2,
      questions: [session, diet],
    });
    await registerAs("=HYPERLINK(1)", { q1: "c1", q2: "+Nuts" });
    await registerAs("Lulu");
    await registerAs("Waits");
    const publisher = await site.signIn("publisher");
    const print = await textOf(await publisher.get(`${page}/print`));
    expect(["=HYPERLINK", "Lulu", "Waits"].map((name) => print.includes(name))).toEqual([true, true, false]);
    const file = await publisher.get(`${page}.csv`);
    expect(file.headers.get("content-disposition")).toContain(`registrations-${slug}.csv`);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('"Which session?","What do you not eat?"');
    expect(lines[1]).toContain(`"'=HYPERLINK(1)"`);
    expect(lines[1]).toContain(`"Morning","'+Nuts"`);
    expect(await log()).toEqual({ act: "exported registrations", subject: `events/${slug}` });
    expect((await (await site.signIn("writer")).get(`${page}.csv`)).status).toBe(403);
  });

  test("the page for personal data finds, exports and erases registrations", async () => {
    const { site, registerAs, people, slug } = await openEvent();
    await registerAs("Selam", {});
    const administrator = await site.signIn("administrator");
    const page = "/desk/enquiries/data";
    const email = "SELAM@example.org";
    expect(await textOf(await administrator.post(page, { act: "find", email }))).toContain(
      "1 registration for an event",
    );
    const exported = await administrator.post(`${page}/export`, { email });
    expect(await exported.json()).toMatchObject([{ event: slug, name: "Selam", state: "confirmed" }]);
    const erased = await administrator.post(page, { act: "erase", email, sure: "yes" });
    expect(await textOf(erased)).toContain("1 registration was erased.");
    expect(await people()).toBe("");
    expect((await administrator.post(page, { act: "find", email })).status).toBe(422);
  });
});
