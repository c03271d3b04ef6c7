import type { Edition } from "../../../server/publishing/edition.ts";
import type { Receipt as Stored } from "../../../server/publishing/receipts/receipts.ts";
import { type AddressParts, addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { Receipt } from "../receipts/receipt.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

type Failure = { receipt: Stored; edition: AddressParts & Pick<Edition, "title" | "fields"> };

/** Failed receipts, each with its record. */
export async function readFailedChecks({ desk }: Pick<DeskArgs, "desk">): Promise<Failure[]> {
  const found = (await desk.receipts.failed()).map(async (receipt) => {
    const edition = await desk.editions.read(receipt.editionId);
    return edition ? [{ receipt, edition: { ...addressAndTitle(edition), fields: edition.fields } }] : [];
  });
  return (await Promise.all(found)).flat();
}

export function FailedChecks({ failures }: { failures: Failure[] }) {
  const words = useDeskWords();
  if (failures.length === 0) return null;
  return (
    <section>
      <h2>{words.home.failedChecks}</h2>
      {failures.map(({ receipt, edition }) => (
        <article key={receipt.id}>
          <h3>
            <a href={editionAddress(edition)} dir="auto">
              {titleOf(words, edition)}
            </a>
          </h3>
          <Receipt receipt={receipt} edition={edition} address={editionAddress(edition, "receipt")} />
        </article>
      ))}
    </section>
  );
}
