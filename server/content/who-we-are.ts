import type { PageWords } from "../../content/pages/index.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";
import type { Organisation } from "./organisation.ts";
import type { Person } from "./people.ts";

type Words = PageWords<"who-we-are">;

/** What the page Who We Are shows, all of it entered by staff. */
export type WhoWeAre = {
  team: Person[];
  board: Person[];
  registration?: string | undefined;
  address?: string | undefined;
  funders: { id: string; name: string; text: string; to?: string | undefined }[];
  accounts: { id: string; title: string; file: string }[];
};

/** Undefined if there is nothing to show: then the page does not exist. */
export function whoWeAreFrom(
  words: Words,
  { registration, address }: Organisation,
  people: Person[],
): WhoWeAre | undefined {
  const shown: WhoWeAre = {
    team: people.filter(({ member_of }) => member_of !== "board"),
    board: people.filter(({ member_of }) => member_of === "board" || member_of === "both"),
    ...{ registration, address },
    funders: words.funders.items
      .filter(({ name }) => name)
      .map(({ to, ...funder }) => ({ ...funder, to: destinationOf(to) === "another site" ? to : undefined })),
    accounts: words.accounts.items.filter(({ title, file }) => title && isSafe(file)),
  };
  const { team, board, funders, accounts } = shown;
  const isEmpty = [team, board, funders, accounts].every(({ length }) => length === 0);
  return isEmpty && !registration && !address ? undefined : shown;
}

const isSafe = (address: string) => isOwnPath(address) || destinationOf(address) === "another site";
