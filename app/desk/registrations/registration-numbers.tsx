import type { RegistrationNumbers } from "../../../server/registrations/numbers.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./registrations.module.css";

type Props = {
  numbers: RegistrationNumbers;
  /** Null without a limit; undefined if it does not matter any more. */
  capacity: number | null | undefined;
};

export function RegistrationNumbersList({ numbers, capacity }: Props) {
  const { numbers: words } = useDeskWords().registrations;
  const taken = numbers.confirmedSeats + numbers.offeredSeats;
  const shown: [string, string | number][] = [
    [words.confirmed, numbers.confirmed],
    [words.offered, numbers.offered],
    [words.waiting, numbers.waiting],
    [words.cancelled, numbers.cancelled],
    [words.declined, numbers.declined],
    [words.came, numbers.attended],
    ...(capacity === undefined
      ? []
      : [
          [
            words.places,
            capacity === null ? words.takenOfAny({ taken }) : words.taken({ taken, capacity }),
          ] as [string, string],
        ]),
  ];
  return (
    <dl className={styles.numbers}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
