import { redirect, useLoaderData } from "react-router";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { editionIn } from "../editions/find-edition.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { TimesNote } from "../ui/moment.tsx";
import { Receipt } from "./receipt.tsx";

export const role: Access = "writer";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>) => `Checks of ${titleOf(edition)}`;

export async function loader(args: DeskArgs) {
  const edition = await editionIn(args);
  return { edition: addressAndTitle(edition), receipts: await args.desk.receipts.of(edition.id) };
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
  return (
    <>
      <h1>
        Checks of <bdi>{titleOf(edition)}</bdi>
      </h1>
      <p>
        <a href={editionAddress(edition)}>Back to writing</a>
      </p>
      {receipts.length === 0 && <p>Not published, withdrawn or moved yet.</p>}
      {receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} address={editionAddress(edition, "receipt")} />
      ))}
      <TimesNote />
    </>
  );
}
