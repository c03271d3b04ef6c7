import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { organisation } from "../../organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { PasskeyRow } from "../database/schema.ts";
import { passkeyChallengesOf } from "./passkey-challenges.ts";
import type { Person } from "./staff.ts";
import { logStaffAct } from "./staff-log.ts";

const maxPerPerson = 20;

export type Passkey = Pick<PasskeyRow, "id" | "name" | "created_at" | "used_at">;
type Owner = Pick<Person, "id" | "name" | "email">;

/** COSE numbers of Ed25519, P-256 and RSA: every device supports one of them, and none is experimental in Node. */
const algorithms = [-8, -7, -257];

/** Loaded on demand: it takes 150 ms and 27 MB. */
const library = () => import("@simplewebauthn/server");

/** Keys on a phone or computer that sign their owner in without a code. */
export function passkeysOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const { db } = database;
  const challenges = passkeyChallengesOf(database, now);

  return {
    list: (staff_id: string): Promise<Passkey[]> =>
      db
        .selectFrom("passkeys")
        .select(["id", "name", "created_at", "used_at"])
        .where("staff_id", "=", staff_id)
        .orderBy("created_at")
        .execute(),

    /** The options with which the browser creates a passkey. */
    async optionsToAdd(owner: Owner, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library();
      const existing = await db
        .selectFrom("passkeys")
        .select("id")
        .where("staff_id", "=", owner.id)
        .execute();
      return generateRegistrationOptions({
        rpName: organisation.name,
        rpID: new URL(origin).hostname,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        challenge: Buffer.from(await challenges.create(owner.id), "base64url"),
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: existing,
        // A resident key identifies its owner, who types nothing; verification by PIN or biometrics is the second factor.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add(
      owner: Owner,
      origin: string,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<"done" | "refused" | "too many"> {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs: algorithms,
        expectedChallenge: (challenge) => challenges.use(owner.id, challenge),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
      }).catch(() => ({ verified: false, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return "refused";
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return exclusively(database, "staff", async (db) => {
        const others = await db
          .selectFrom("passkeys")
          .select("id")
          .where("staff_id", "=", owner.id)
          .execute();
        if (others.length >= maxPerPerson) return "too many";
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("passkeys")
          .values({
            ...{ id, staff_id: owner.id, public_key: Buffer.from(publicKey).toString("base64url"), counter },
            ...{ transports: transports.join(","), name, created_at: now().toISOString(), used_at: null },
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) return "refused";
        await logStaffAct(db, owner, "added a passkey", name, now());
        return "done";
      });
    },

    /** The options with which the browser offers any passkey for this site. */
    async optionsToSignIn(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        challenge: Buffer.from(await challenges.create(null), "base64url"),
        userVerification: "required",
      });
    },

    /** Returns the person that the passkey signs in. */
    async use(origin: string, response: AuthenticationResponseJSON): Promise<Person | undefined> {
      const { verifyAuthenticationResponse } = await library();
      const found = await db
        .selectFrom("passkeys")
        .innerJoin("staff", "staff.id", "staff_id")
        .select([
          "public_key",
          "counter",
          "staff_id",
          "staff.name",
          "email",
          "role",
          "staff.created_at",
          "language",
          "time_zone",
        ])
        .where("passkeys.id", "=", String(response.id))
        .executeTakeFirst();
      if (!found) return undefined;
      const { public_key, counter, staff_id, ...person } = found;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.use(null, challenge),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: { id: response.id, publicKey: Buffer.from(public_key, "base64url"), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      await db
        .updateTable("passkeys")
        .set({ counter: authenticationInfo.newCounter, used_at: now().toISOString() })
        .where("id", "=", response.id)
        .execute();
      return { id: staff_id, ...person };
    },

    async rename(staff_id: string, id: string, name: string): Promise<void> {
      await db
        .updateTable("passkeys")
        .set({ name })
        .where("staff_id", "=", staff_id)
        .where("id", "=", id)
        .execute();
    },

    async remove(owner: Owner, id: string): Promise<"done" | "not there"> {
      return exclusively(database, "staff", async (db) => {
        const removed = await db
          .deleteFrom("passkeys")
          .where("staff_id", "=", owner.id)
          .where("id", "=", id)
          .returning("name")
          .executeTakeFirst();
        if (!removed) return "not there";
        await logStaffAct(db, owner, "removed a passkey", removed.name, now());
        return "done";
      });
    },
  };
}
