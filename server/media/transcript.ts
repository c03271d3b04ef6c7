/** A new paragraph begins after a pause of this many seconds, or when another person speaks. */
const pause = 2;

/** The spoken words of captions in WebVTT, as paragraphs, each beginning with the name of a new speaker. */
export function transcriptOf(captions: string): string[] {
  const paragraphs: string[] = [];
  let [lastEnd, lastSpeaker] = [Number.NEGATIVE_INFINITY, ""];
  for (const block of captions.replace(/\r\n?/g, "\n").split(/\n{2,}/)) {
    const lines = block.split("\n");
    const timing = lines.findIndex((line) => line.includes("-->"));
    const [start, end] = (lines[timing] ?? "").split("-->").map(secondsOf);
    if (start === undefined || end === undefined) continue;
    const cue = lines.slice(timing + 1).join(" ");
    const speaker = /<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(cue)?.[1]?.trim() ?? "";
    const words = plainWords(cue);
    if (!words) continue;
    const isNewSpeaker = speaker !== lastSpeaker;
    if (isNewSpeaker || start - lastEnd >= pause)
      paragraphs.push(isNewSpeaker && speaker ? `${plainWords(speaker)}: ${words}` : words);
    else paragraphs[paragraphs.length - 1] += ` ${words}`;
    [lastEnd, lastSpeaker] = [end, speaker];
  }
  return paragraphs;
}

/** "01:02:03.500", with or without the hours, perhaps followed by the settings of the cue. */
function secondsOf(time: string): number | undefined {
  const [, hours = "0", minutes, seconds] = /^\s*(?:(\d+):)?(\d\d):(\d\d\.\d{3})(?!\S)/.exec(time) ?? [];
  return minutes && seconds ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "\u200e", rlm: "\u200f" };

const plainWords = (cue: string) =>
  cue
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name) => named[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
