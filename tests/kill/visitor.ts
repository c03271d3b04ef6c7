/** A visitor on a bad connection, who sends each message again until it is acknowledged. */
import { setTimeout as pause } from "node:timers/promises";

export type Acknowledged = { message: string; reference: string };

export type Visitor = { acknowledged: Acknowledged[]; leave(): Promise<void> };

/** `siteNow` returns the site's current address, which changes whenever the site is killed and restarted. */
export function sendVisitor(name: string, siteNow: () => string, scripted: boolean): Visitor {
  const acknowledged: Acknowledged[] = [];
  let leaving = false;
  const work = async () => {
    for (let count = 1; !leaving; count++) {
      const message = `${name} writes letter ${count}`;
      const reference = await sendUntilAcknowledged(siteNow, name, message, scripted);
      acknowledged.push({ message, reference });
    }
  };
  const done = work();
  return {
    acknowledged,
    leave: () => {
      leaving = true;
      return done;
    },
  };
}

async function sendUntilAcknowledged(
  siteNow: () => string,
  name: string,
  message: string,
  scripted: boolean,
): Promise<string> {
  for (;;) {
    const reference = await send(siteNow(), name, message, scripted).catch(() => undefined);
    if (reference) return reference;
    await pause(50);
  }
}

/** Posts the form like a browser: for a whole page, or with JavaScript for the result only. */
async function send(
  site: string,
  name: string,
  message: string,
  scripted: boolean,
): Promise<string | undefined> {
  const form = new URLSearchParams({ name, email: "visitor@example.org", subject: "Kill test", message });
  if (scripted) form.set("formId", Buffer.from(name.padEnd(16).slice(0, 16)).toString("hex"));
  const answer = await fetch(`${site}/contact`, {
    method: "POST",
    headers: { accept: scripted ? "application/json" : "text/html" },
    body: form,
    redirect: "manual",
    signal: AbortSignal.timeout(20_000),
  });
  const text = scripted ? await answer.text() : (answer.headers.get("location") ?? "");
  return answer.ok || answer.status === 303
    ? /[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}/.exec(text)?.[0]
    : undefined;
}
