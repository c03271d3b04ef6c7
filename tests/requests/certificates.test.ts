/** /verify says whether a certificate of attendance is genuine, without any stored data about its holder. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Certificates, certificatesOf } from "../../server/certificates/certificates.ts";
import { contentOf } from "../../server/content/content.ts";
import { saveTranslation } from "../../server/content/translations.ts";
import { event } from "../records.ts";
import { remove, save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

let site: SeededSite;
let certificates: Certificates;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "events", event("clinic", { name: "Clinic", event_date: "2026-11-20T22:00:00.000Z" }));
    await saveTranslation(db, "events", "clinic", "fr", {
      fields: { name: "Une clinique", description: "Venez." },
      created_at: "2026-11-15T08:00:00.000Z",
    });
  });
  certificates = certificatesOf({ database: site.database, content: contentOf(site.database), siteUrl });
});
afterAll(() => site.stop());

const issue = async (name: string) => {
  const issued = await certificates.issue({ name, eventId: "clinic", language: "en" });
  if (!issued) throw new Error("No certificate.");
  return issued.code;
};
const check = async (path: string) => {
  const response = await site.get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe("/verify", () => {
  test("confirms the name, the event and its local day, in the language of the page", async () => {
    const code = await issue("Amina <b>Wanjiru</b>");
    const english = await check(`/verify/${code}`);
    expect(english.status).toBe(200);
    expect(english.html).toContain("This certificate is genuine");
    expect(english.html).toContain("Amina &lt;b&gt;Wanjiru&lt;/b&gt;");
    expect(english.html).toContain("Clinic");
    expect(english.html).toContain("21 November 2026");
    const french = await check(`/fr/verify/${code.toLowerCase()}`);
    expect(french.html).toContain("Cette attestation est authentique");
    expect(french.html).toContain("Une clinique");
    expect(french.html).toContain("21 novembre 2026");
    expect((await check(`/ar/verify/${code}`)).html).toContain("هذه الشهادة أصلية");
  });

  test("is neither cached nor indexed, nor are codes logged, counted or passed on", async () => {
    const code = await issue("Nobody Else");
    const { headers, html } = await check(`/verify/${code}`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(site.output()).not.toContain(code.slice(0, 11));
  });

  test("asks for a code, and works without script", async () => {
    const { status, html } = await check("/verify");
    expect(status).toBe(200);
    expect(html).toContain('action="/verify"');
    expect(html).toContain('name="code"');
    const code = await issue("Amina");
    const typed = `/fr/verify?code=${encodeURIComponent(code.replaceAll("-", " ").toLowerCase())}`;
    expect((await check(typed)).html).toContain("Cette attestation est authentique");
  });

  test("says that a certificate was withdrawn, without saying whose it was", async () => {
    const code = await issue("Juma Mwangi");
    expect(await certificates.withdraw(code.toLowerCase())).toBe(true);
    expect(await certificates.withdraw(code)).toBe(true);
    const { status, html } = await check(`/verify/${code}`);
    expect(status).toBe(200);
    expect(html).toContain("This certificate was withdrawn");
    expect(html).not.toContain("Juma");
    expect((await check(`/verify/${await issue("Amina")}`)).html).toContain("genuine");
    expect(await certificates.withdraw("7K3MQ-X9D2A")).toBe(false);
  });

  test("stores nothing about people", async () => {
    await issue("Zawadi Otieno");
    const events = await site.db.selectFrom("certified_events").selectAll().execute();
    expect(events).toEqual([
      { number: expect.any(Number), event_id: "clinic", titles: '{"en":"Clinic","fr":"Une clinique"}' },
    ]);
    const withdrawn = await site.db.selectFrom("withdrawn_certificates").select("hash").execute();
    for (const { hash } of withdrawn) expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  test("knows a certificate of an event that was deleted since", async () => {
    const code = await issue("Amina");
    await remove(site.db, "events", "clinic");
    const { html } = await check(`/verify/${code}`);
    expect(html).toContain("This certificate is genuine");
    expect(html).toContain("Clinic");
  });

  test("rejects other codes and, after many of them, every code for a while", async () => {
    const { status, html } = await check("/verify/7K3MQ-X9D2A-7K3MQ-X9D2A-7K3MQ-X9D2A");
    expect(status).toBe(404);
    expect(html).toContain("This code is not valid");
    for (let tries = 0; tries < 30; tries++) await site.get("/verify/7K3MQ");
    const limited = await check("/verify/7K3MQ");
    expect(limited.status).toBe(429);
    expect(limited.html).toContain("Too many attempts");
  });
});

test("there is no certificate without a name or a public event", async () => {
  expect(await certificates.issue({ name: " \n ", eventId: "clinic", language: "en" })).toBeUndefined();
  expect(await certificates.issue({ name: "Amina", eventId: "missing", language: "en" })).toBeUndefined();
});
