import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../../database/schema.ts";
import { networksOf } from "../../limits/networks.ts";
import { mailboxKey } from "../../mail/email-key.ts";
import { queueMail } from "../../mail/outbox.ts";
import { allowedToday } from "../rate-limits/daily-limits.ts";

/** In a day: to one mailbox, and for messages from one IPv4 address or IPv6 /64; wider networks have a multiple of that. */
const most = { toMailbox: 3, fromNetwork: 30 };

type Acknowledged = Pick<ContactMessageRow, "id" | "email"> & {
  /** The network address that the message came from. */
  address: string | undefined;
};

/**
 * Tells a visitor that a message has come: once, in the transaction that stores it. Not to be called for spam. A stranger's
 * mailbox cannot be flooded this way, whatever spelling of its address is typed.
 */
export async function queueAcknowledgement(
  db: Kysely<Database>,
  { id, email, address }: Acknowledged,
  at: Date,
): Promise<void> {
  const networks = address === undefined ? [] : networksOf(address);
  const limited = [
    { name: mailboxKey(email), most: most.toMailbox },
    ...networks.map(({ name, times }) => ({ name, most: most.fromNetwork * times })),
  ];
  if (!(await allowedToday(db, "acknowledgement", limited, at))) return;
  await queueMail(db, { purpose: "acknowledgement", message_id: id, recipient: email }, at);
}
