/** Ticks are stored on the device first, then sent. The answer says what others have ticked. */
import { deviceStore } from "../browser/device-store.ts";
import type { AttendeeRow } from "./attendee.ts";

/** A tick that the server does not have yet. `at`: by the clock of the device, which the server corrects. */
type KeptTick = { key: string; event: string; id: string; attended: boolean; at: number };

const kept = deviceStore<KeptTick>("desk-attendance", "ticks", "key");

/** In milliseconds: how soon a tick is sent, and how often the page asks what others have ticked. */
const pauses = { soon: 300, often: 10_000 };
/** In one request: see server/registrations/registration-limits.ts. */
const together = 500;

export type TickStatus = "" | "saved" | "offline" | "signed out";
type Options = {
  event: string;
  address: string;
  people: AttendeeRow[];
  at: string;
  /** Called after every change. */
  changed: () => void;
};

export function ticksOf({ event, address, people: first, at, changed }: Options) {
  const people = new Map(first.map((person) => [person[0], person]));
  /** By the id of the person. */
  let waiting = new Map<string, KeptTick>();
  let status: TickStatus = "";
  let since = Date.parse(at);
  let isSending = false;
  let timer = 0;

  function sendSoon(pause: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(send, pause);
  }

  /** Never two at a time, so that an old answer cannot undo a newer one. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // Without storage, the ticks of this page are all there is.
    const stored = await kept.all().catch(() => [...waiting.values()]);
    const batch = stored.filter((tick) => tick.event === event).slice(0, together);
    for (const tick of batch) if (!waiting.has(tick.id)) waiting.set(tick.id, tick);
    const answer = await post(address, batch, since);
    status = answer.outcome === "done" ? "saved" : answer.outcome;
    if (answer.outcome === "done") {
      since = Date.parse(answer.at);
      for (const tick of batch) await forget(tick);
      for (const person of answer.people) {
        if (person[3] === "cancelled" || person[3] === "declined") people.delete(person[0]);
        else people.set(person[0], person);
      }
      // Renews the kept page.
      if (batch.length > 0) dispatchEvent(new Event("desk-saved"));
    }
    isSending = false;
    sendSoon(answer.outcome === "done" && waiting.size > 0 ? pauses.soon : pauses.often);
    changed();
  }

  /** Unless the person was ticked again while it was sent. */
  async function forget({ key, id, at }: KeptTick): Promise<void> {
    if (waiting.get(id)?.at !== at) return;
    waiting = new Map([...waiting].filter(([other]) => other !== id));
    await kept.remove(key).catch(() => {});
  }

  addEventListener("online", () => sendSoon(0));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") sendSoon(0);
  });
  sendSoon(0);

  return {
    people: (): AttendeeRow[] =>
      [...people.values()].map(([id, name, seats, state, attended]) => [
        ...([id, name, seats, state] as const),
        waiting.get(id)?.attended ?? attended,
      ]),
    /** How many ticks the server does not have yet. */
    waiting: () => waiting.size,
    status: () => status,
    tick(id: string, attended: boolean): void {
      const tick: KeptTick = { key: `${event}/${id}`, event, id, attended, at: Date.now() };
      waiting.set(id, tick);
      changed();
      void kept
        .put(tick)
        .catch(() => {})
        .then(() => sendSoon(pauses.soon));
    },
  };
}

type Answer = { outcome: "done"; at: string; people: AttendeeRow[] } | { outcome: "offline" | "signed out" };

async function post(address: string, ticks: KeptTick[], since: number): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({
        ...{ act: "sync", now: String(Date.now()), since: String(since) },
        ticks: JSON.stringify(ticks.map(({ id, attended, at }) => [id, attended, at])),
      }),
    });
    if (response.status === 401) return { outcome: "signed out" };
    if (!response.ok) return { outcome: "offline" };
    return { outcome: "done", ...((await response.json()) as { at: string; people: AttendeeRow[] }) };
  } catch {
    return { outcome: "offline" };
  }
}
