/** East Africa counts hours from dawn: nine in the morning is three o'clock. */
import type { Language } from "../../languages.ts";

type Part = { from: number; said: (hour: string) => string };

/** The parts of the day, by the hour at which each begins. */
const partsOfDay: Partial<Record<Language, Part[]>> = {
  sw: [
    { from: 0, said: (hour) => `saa ${hour} usiku` },
    { from: 4, said: (hour) => `saa ${hour} alfajiri` },
    { from: 6, said: (hour) => `saa ${hour} asubuhi` },
    { from: 12, said: (hour) => `saa ${hour} mchana` },
    { from: 16, said: (hour) => `saa ${hour} jioni` },
    { from: 19, said: (hour) => `saa ${hour} usiku` },
  ],
  am: [
    { from: 0, said: (hour) => `ከሌሊቱ ${hour} ሰዓት` },
    { from: 6, said: (hour) => `ከጠዋቱ ${hour} ሰዓት` },
    { from: 12, said: (hour) => `ከቀኑ ${hour} ሰዓት` },
    { from: 18, said: (hour) => `ከምሽቱ ${hour} ሰዓት` },
  ],
};

/** The local way to say "09:00"; undefined for languages with a 24-hour clock only. */
export function localClock(time: string, language: Language): string | undefined {
  const parts = partsOfDay[language];
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const part = parts?.findLast(({ from }) => from <= hours);
  return part?.said(`${((hours + 5) % 12) + 1}:${String(minutes).padStart(2, "0")}`);
}
