/** Where what is typed is. It is always on the screen, and always true. */
export type SaveState =
  | { is: "unwritten" | "saving" | "no line" | "no answer" | "nowhere" | "conflict" | "signed out" }
  | { is: "saved"; at: string }
  | { is: "refused"; sentence: string };

const sentences = {
  unwritten: "Nothing written yet",
  saving: "Saving…",
  "no line": "On this device only: no line",
  "no answer": "On this device only: the desk does not answer",
  nowhere: "Not saved anywhere: no line, and this browser cannot keep it. Please copy your text.",
  conflict: "Someone else changed this",
  "signed out": "You are signed out: sign in to go on",
};

/** `timeZone` is that of the device, unless the server speaks. */
export function saveSentence(state: SaveState, now: Date, timeZone?: string): string {
  if (state.is === "refused") return state.sentence;
  if (state.is !== "saved") return sentences[state.is];
  const at = new Date(state.at);
  const zone = timeZone ? { timeZone } : {};
  const day = (date: Date) =>
    date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", ...zone });
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
  return day(at) === day(now) ? `Saved at ${time}` : `Saved at ${time} on ${day(at)}`;
}

/** Typing must not make a screen reader talk: only what needs somebody is told, and that it is well again. */
export const isTrouble = ({ is }: SaveState) => !["unwritten", "saving", "saved"].includes(is);

/** Whether something was typed that the server does not have yet. */
export const isUnsaved = ({ is }: SaveState) => !["unwritten", "saved"].includes(is);
