import { message } from "../../message.ts";

/** The order of questions, partners and people. */
export const order = {
  title: "Order",
  change: "Change the order",
  heading: message<{ kind: string }>("{kind}: order"),
  help: "Visitors see them in this order, and every move at once. Records that are not public have no place yet.",
  none: "Nothing is public yet.",
  place: message<{ place: number }>("{place, number}"),
  up: "Move up",
  down: "Move down",
  back: "Back to the list",
};
