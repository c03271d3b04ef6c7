import type { SiteDatabase } from "../database/connect.ts";
import type { Attempt } from "../database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import type { StaffMails } from "../mail/staff-mail.ts";
import type { Log } from "../process/log.ts";
import { knownDevicesOf } from "./known-devices.ts";
import { type Session, sessionsOf } from "./sessions.ts";
import { signInCodesOf } from "./sign-in-codes.ts";
import { signInLimitsOf } from "./sign-in-limits.ts";
import { type Person, staffOf } from "./staff.ts";
import { logStaffAct } from "./staff-log.ts";
import { codeMail, newDeviceMail } from "./staff-mails.ts";

/** The browser that signs in. */
export type SignInContext = {
  device: string;
  address: string;
  origin: string;
  /** The session that this browser had: signing in ends it. */
  session: Session | undefined;
};

type Requester = Pick<SignInContext, "address" | "session">;

type Parts = { database: SiteDatabase; mails: StaffMails; log: Log; now?: () => Date };

/** What all ways of signing in share: limits, codes by mail, and the start of a session. */
export function signInOf({ database, mails, log, now = () => new Date() }: Parts) {
  const attempts = signInLimitsOf(database, now);
  const devices = knownDevicesOf(database, now);
  const sessions = sessionsOf(database, now);
  const staff = staffOf(database, now);
  const codes = signInCodesOf(database, now);

  async function mailCode(email: string): Promise<void> {
    const person = await staff.find(email);
    const code = person && (await codes.create(person));
    if (person && code && code !== "too many") await mails.sendNow(await codeMail(person, code));
  }

  /** Whether another attempt is allowed, for the account with this e-mail address if one is given. */
  async function allowed(what: Attempt, { address, session }: Requester, email?: string): Promise<boolean> {
    if (email === undefined) return attempts.allowed(what, { address });
    const person = await staff.find(email);
    const isKnownNetwork = await devices.isKnownNetwork(person?.id, address);
    const isKnown = isKnownNetwork || (session !== undefined && session.person.id === person?.id);
    return attempts.allowed(what, { account: emailKey(email), address, isKnown });
  }

  return {
    allowed,

    /**
     * Mails a code to the person with this address. The response waits neither for the mail nor for the lookup of the
     * person, so that it does not reveal who is staff.
     */
    async askForCode(
      email: string,
      from: Requester,
    ): Promise<"asked" | "too many" | "no mail" | "mail is away"> {
      if (!mails.isSetUp) return "no mail";
      if (!(await allowed("ask for a code", from, email))) return "too many";
      if (!(await mails.isReachable())) return "mail is away";
      mailCode(email).catch((error) => log.error("A sign-in code could not be created or mailed", { error }));
      return "asked";
    },

    /** Starts a session and returns the token for its cookie. Mails the person if the device is new. */
    async begin(
      person: Person,
      how: "with a passkey" | "with a code" | "for the first time",
      { device, address, origin, session }: SignInContext,
    ): Promise<string> {
      const isNew = await devices.remember(person.id, device, address);
      if (isNew && how !== "for the first time")
        await mails.queue(await newDeviceMail(person, device, now(), origin));
      if (session) await sessions.end(session.person.id, session.id);
      await logStaffAct(database.db, person, `signed in ${how}`, device, now());
      return sessions.begin(person.id, device);
    },
  };
}
