import type { ReactNode } from "react";
import type { PublicReading } from "../../server/publishing/review/native-readings.ts";
import { useWords } from "../rendering/language.ts";
import { LocalDate } from "../ui/local-date.tsx";

/** Below a text that a native speaker has read. */
export function ReadByNative({ reader, on, isTranslation }: PublicReading) {
  const { readByNative } = useWords().languageWords;
  const sentence = isTranslation ? readByNative.translation : readByNative.original;
  return (
    <p>
      <small>
        {sentence<ReactNode>({
          reader: <bdi key="reader">{reader}</bdi>,
          date: <LocalDate key="date" instant={on} />,
        })}
      </small>
    </p>
  );
}
