import { date, definePage, entries, line } from "../parts.ts";

/** The days on which the office is closed. The promise of an answer within 24 hours does not count them. */
export const holidays = definePage(
  { name: "Holidays", path: "/contact" },
  {
    days: entries(
      "Days on which the office is closed",
      { one: "Holiday", least: 0, most: 100, sometimes: true },
      {
        from: date("First day", { required: true, sometimes: true }),
        until: date("Last day", { sometimes: true, hint: "Left empty, it is the first day alone." }),
        name: line("Name", { sometimes: true, hint: "For staff only, for example “Christmas”." }),
      },
    ),
  },
);
