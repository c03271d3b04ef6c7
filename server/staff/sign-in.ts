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
import { note } from "./staff-log.ts";
import { codeMail, newDeviceMail } from "./staff-mails.ts";

/** From where somebody signs in. */
export type SignInContext = {
  device: string;
  address: string;
  origin: string;
  /** The session that this browser had: it ends. */
  session: Session | undefined;
};

/** From where something is asked, and who is signed in there. */
type Place = Pick<SignInContext, "address" | "session">;

type Parts = { database: SiteDatabase; mails: StaffMails; log: Log; now?: () => Date };

/** What every way to sign in has in common. */
export function signInOf({ database, mails, log, now = () => new Date() }: Parts) {
  const attempts = signInLimitsOf(database, now);
  const devices = knownDevicesOf(database, now);
  const sessions = sessionsOf(database, now);
  const staff = staffOf(database, now);
  const codes = signInCodesOf(database, now);

  async function mailCode(email: string): Promise<void> {
    const person = await staff.find(email);
    const code = person && (await codes.create(person));
    if (person && code && code !== "too many") await mails.sendNow(codeMail(person, code));
  }

  /** Whether that may be tried once more, for the account of this e-mail address if one is named. */
  async function allowed(what: Attempt, { address, session }: Place, email?: string): Promise<boolean> {
    if (email === undefined) return attempts.allowed(what, { address });
    const person = await staff.find(email);
    const isKnownNetwork = await devices.isKnownNetwork(person?.id, address);
    const isKnown = isKnownNetwork || (session !== undefined && session.person.id === person?.id);
    return attempts.allowed(what, { account: emailKey(email), address, isKnown });
  }

  return {
    allowed,

    /**
     * Mails a code to whoever has this address. The answer does not wait for it, nor for the question whether there is
     * such a person: it is the same for every address, and takes as long.
     */
    async askForCode(
      email: string,
      place: Place,
    ): Promise<"asked" | "too many" | "no mail" | "mail is away"> {
      if (!mails.isSetUp) return "no mail";
      if (!(await allowed("ask for a code", place, email))) return "too many";
      if (!(await mails.isReachable())) return "mail is away";
      mailCode(email).catch((error) => log.error("A sign-in code could not be made", { error }));
      return "asked";
    },

    /** Begins a session and returns the word for its cookie. Its owner is told of a device that is new. */
    async begin(
      person: Person,
      how: "with a passkey" | "with a code" | "for the first time",
      { device, address, origin, session }: SignInContext,
    ): Promise<string> {
      const isNew = await devices.isNew(person.id, device, address);
      if (isNew && how !== "for the first time")
        await mails.queue(newDeviceMail(person, device, now(), origin));
      if (session) await sessions.end(session.person.id, session.id);
      await note(database.db, person, `signed in ${how}`, device, now());
      return sessions.begin(person.id, device);
    },
  };
}
