import { useEffect, useRef, useState } from "react";
import { deviceStore } from "../browser/device-store.ts";
import type { AttendeeRow } from "./attendee.ts";

/** A tick that the server does not have yet. `at`: by the clock of the device, which the server corrects. */
type KeptTick = { key: string; event: string; id: string; attended: boolean; at: number };

const kept = deviceStore<KeptTick>("desk-attendance", "ticks", "key");

/** In milliseconds: how soon a tick is sent, and how often the page asks what others have ticked. */
const pauses = { soon: 300, often: 10_000 };
/** In one request: see server/registrations/registration-limits.ts. */
const together = 500;

type Status = "" | "saved" | "offline" | "signed out";
type Props = { event: string; address: string; people: AttendeeRow[]; at: string };

/** Ticks are stored on the device first, then sent. What others tick comes back with the answer. */
export function useTicks({ event, address, people: first, at }: Props) {
  const [people, setPeople] = useState(first);
  const [ticks, setTicks] = useState<ReadonlyMap<string, KeptTick>>(new Map());
  const [status, setStatus] = useState<Status>("");
  const since = useRef(Date.parse(at));
  const isSending = useRef(false);
  const timer = useRef(0);

  const sendSoon = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(send, pause);
  };

  /** Never two at a time, so that an old answer cannot undo a newer one. */
  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const waiting = (await ownTicks(event)).slice(0, together);
    const answer = await post(address, waiting, since.current);
    if (answer.outcome === "done") {
      for (const tick of waiting) await removeSent(tick);
      since.current = Date.parse(answer.at);
      setPeople((known) => merged(known, answer.people));
      // The kept page is renewed with what the server has now.
      if (waiting.length > 0) dispatchEvent(new Event("desk-saved"));
    }
    setStatus(answer.outcome === "done" ? "saved" : answer.outcome);
    const left = await ownTicks(event);
    setTicks(new Map(left.map((tick) => [tick.id, tick])));
    isSending.current = false;
    sendSoon(answer.outcome === "done" && left.length > 0 ? pauses.soon : pauses.often);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of one event lives as long as its window.
  useEffect(() => {
    const wake = () => sendSoon(0);
    const wakeIfSeen = () => document.visibilityState === "visible" && wake();
    wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wakeIfSeen);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wakeIfSeen);
    };
  }, []);

  return {
    people: people.map((person) => withTick(person, ticks.get(person[0]))),
    /** Ticks that the server does not have yet. */
    waiting: ticks.size,
    status,
    tick(id: string, attended: boolean): void {
      const tick: KeptTick = { key: `${event}/${id}`, event, id, attended, at: Date.now() };
      setTicks((known) => new Map(known).set(id, tick));
      // Without storage, the tick is at least sent now.
      void kept
        .put(tick)
        .catch(() => post(address, [tick], since.current))
        .then(() => sendSoon(pauses.soon));
    },
  };
}

const withTick = (person: AttendeeRow, tick: KeptTick | undefined): AttendeeRow =>
  tick ? [person[0], person[1], person[2], person[3], tick.attended] : person;

const ownTicks = async (event: string): Promise<KeptTick[]> =>
  (await kept.all().catch(() => [])).filter((tick) => tick.event === event);

/** Unless the person was ticked again while it was sent. */
async function removeSent({ key, at }: KeptTick): Promise<void> {
  const now = (await kept.all()).find((tick) => tick.key === key);
  if (now?.at === at) await kept.remove(key);
}

/** People who changed, in place of what was known; new ones at the end, and cancelled ones not at all. */
function merged(known: AttendeeRow[], changed: AttendeeRow[]): AttendeeRow[] {
  if (changed.length === 0) return known;
  const byId = new Map(known.map((person) => [person[0], person]));
  for (const person of changed) byId.set(person[0], person);
  return [...byId.values()].filter(([, , , state]) => state !== "cancelled" && state !== "declined");
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
    const { at, people } = (await response.json()) as { at: string; people: AttendeeRow[] };
    return { outcome: "done", at, people };
  } catch {
    return { outcome: "offline" };
  }
}
