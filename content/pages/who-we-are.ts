import { definePage, entries, file, line, link, part } from "../parts.ts";
import { head } from "./shared-parts.ts";

const heading = line("Heading", { required: true, sometimes: true });
const label = (of: string) => line(of, { required: true, sometimes: true });

/** Who is responsible. The page exists once there is something to show; each part is shown once it has content. */
export const whoWeAre = definePage(
  { name: "Who We Are", path: "/about/who-we-are" },
  {
    ...head,
    team: part("Team: the people under People who are in the team", { heading }),
    board: part("Board: the people under People who are on the board", { heading }),
    registered: part("Registration and address, which are in Organisation", {
      heading,
      registration: label("Label of the registration number"),
      address: label("Label of the address"),
    }),
    funders: part("Funders", {
      heading,
      items: entries(
        "Funders",
        { one: "Funder", least: 0, most: 60, sometimes: true },
        {
          name: line("Name"),
          text: line("What they fund", { hint: "For example “Training in Kenya, 2025 to 2027”." }),
          to: link("Link", {}),
        },
      ),
    }),
    accounts: part("Accounts", {
      heading,
      items: entries(
        "Accounts",
        { one: "Year", least: 0, most: 40, sometimes: true },
        {
          title: line("Title", { required: true, hint: "For example “Annual accounts 2025”." }),
          file: file("File", { required: true }),
        },
      ),
    }),
  },
);
