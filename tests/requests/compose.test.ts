/** What deploy/compose.yaml gives the site, without a container engine. */
import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { startSiteProcess } from "../site.ts";

const password = "a/b?c#d%41@e:f g&";

test("the site reaches its database, whatever characters the password has", async () => {
  const server = inject("postgresUrl");
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(`create role site superuser login password '${password}'`);
    await client.query("create database site owner site");
    const [ofSite = ""] = readFileSync("deploy/compose.yaml", "utf8").split("\n  database:\n");
    const lines = ofSite.matchAll(/^ {6}(DATABASE_URL|PG\w+): (.*)$/gm);
    const { DATABASE_URL = "", ...others } = Object.fromEntries(
      [...lines].map(([, name, value = ""]) => [name, value.replace(/\$\{POSTGRES_PASSWORD:\?\}/, password)]),
    );
    const site = await startSiteProcess({
      ...{ ...others, DATABASE_URL: DATABASE_URL.replace("@database/", `@${new URL(server).host}/`) },
      SAMPLE_CONTENT: "off",
    });
    try {
      expect((await fetch(`${site.url}/health`)).status).toBe(200);
    } finally {
      await site.stop();
    }
  } finally {
    await client.query("drop database if exists site with (force)");
    await client.query("drop role if exists site");
    await client.end();
  }
});
