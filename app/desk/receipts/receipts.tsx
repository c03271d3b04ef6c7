import { redirect, useLoaderData } from "react-router";
import type { DeskWords } from "../../words/translation.ts";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { editionIn } from "../editions/find-edition.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { TimesNote } from "../ui/moment.tsx";
import { Receipt } from "./receipt.tsx";

export const role: Access = "writer";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>, words: DeskWords) =>
  words.receipts.title({ title: titleOf(words, edition) }).join("");

export async function loader(args: DeskArgs) {
  const edition = await editionIn(args);
  return {
    edition: { ...addressAndTitle(edition), fields: edition.fields },
    receipts: await args.desk.receipts.of(edition.id),
  };
}

export const acts: Acts = {
  /** Only repeats the checks, so every reader of the page may do it. */
  "try again": {
    role: "writer",
    async run(args: ActArgs) {
      const edition = await editionIn(args);
      const own = await args.desk.receipts.of(edition.id);
      const receipt = own.find(({ id }) => id === args.form.get("receipt"));
      if (receipt) await args.desk.receipts.tryAgain(receipt.id);
      return redirect(editionAddress(edition, "receipt"));
    },
  },
};

export default function Receipts() {
  const { edition, receipts } = useLoaderData<typeof loader>();
  const all = useDeskWords();
  const { receipts: words, common } = all;
  return (
    <>
      <h1>{words.title({ title: <bdi key="title">{titleOf(all, edition)}</bdi> })}</h1>
      <p>
        <a href={editionAddress(edition)}>{common.backToWriting}</a>
      </p>
      {receipts.length === 0 && <p>{words.none}</p>}
      {receipts.map((receipt) => (
        <Receipt
          key={receipt.id}
          receipt={receipt}
          edition={edition}
          address={editionAddress(edition, "receipt")}
        />
      ))}
      <TimesNote />
    </>
  );
}
