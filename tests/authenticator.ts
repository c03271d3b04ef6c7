/** A software passkey authenticator: creates one key, and signs with it as a phone would. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Options = { challenge: string; user?: { id: string } };

const flags = { userPresent: 0x01, userVerified: 0x04, hasKey: 0x40 };

export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, { challenge }: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authenticatorData = (bits: number, key: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    const host = createHash("sha256").update(new URL(origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([bits]), counter, key]);
  };

  const credential = (response: Record<string, string>) => ({
    ...{ id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const },
    ...{ clientExtensionResults: {}, response: response as never },
  });

  return {
    /** Responds to a request for a new passkey. */
    register(options: Options, from = origin) {
      const bytes = (value: string) => Buffer.from(value, "base64url");
      // A COSE key: EC2, ES256, P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        bytes(x),
        Buffer.from("225820", "hex"),
        bytes(y),
      ]);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authenticatorData(flags.userPresent | flags.userVerified | flags.hasKey, key);
      // CBOR: { fmt: "none", attStmt: {}, authData: data }, whose length takes two bytes or one.
      const head = data.length > 255 ? [0x59, data.length >> 8, data.length & 255] : [0x58, data.length];
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from(head),
        data,
      ]);
      return credential({
        clientDataJSON: clientData("webauthn.create", options, from).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      });
    },

    /** Responds to a request for a signature. */
    sign(options: Options, from = origin) {
      const data = authenticatorData(flags.userPresent | flags.userVerified);
      const client = clientData("webauthn.get", options, from);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return credential({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      });
    },
  };
}
