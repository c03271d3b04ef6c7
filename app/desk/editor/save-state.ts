/** Where the typed text is stored. The screen always shows it, and it is always true. */
export type SaveState =
  | { is: "unwritten" | "saving" | "offline" | "no answer" | "not stored" | "conflict" | "signed out" }
  | { is: "saved"; at: string }
  | { is: "refused"; sentence: string };

const sentences = {
  unwritten: "Nothing written yet",
  saving: "Saving…",
  offline: "Offline – saved on this device",
  "no answer": "Server not responding – saved on this device",
  "not stored": "Not saved: you are offline, and this browser cannot store your text. Please copy it.",
  conflict: "Changed by someone else too",
  "signed out": "Signed out – sign in to save",
};

/** Without `timeZone`, in that of the device. `otherWriter`: who wrote the other version in a conflict. */
export function saveSentence(state: SaveState, now: Date, timeZone?: string, otherWriter?: string): string {
  if (state.is === "refused") return state.sentence;
  if (state.is === "conflict" && otherWriter) return `${otherWriter} changed this too`;
  if (state.is !== "saved") return onPhone(sentences[state.is]);
  const at = new Date(state.at);
  const zone = timeZone ? { timeZone } : {};
  const day = (date: Date) =>
    date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", ...zone });
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
  return day(at) === day(now) ? `Saved at ${time}` : `Saved at ${time} on ${day(at)}`;
}

/** Names the device where the browser says what it is. */
const onPhone = (sentence: string) =>
  /Mobi/.test(navigator.userAgent) ? sentence.replace("this device", "this phone") : sentence;

/** Whether the writer must know. Screen readers announce only this and its end, not every save while typing. */
export const isTrouble = ({ is }: SaveState) => !["unwritten", "saving", "saved"].includes(is);

/** Whether the server lacks some of the typed text. */
export const isUnsaved = ({ is }: SaveState) => !["unwritten", "saved"].includes(is);
