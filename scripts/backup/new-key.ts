import { newKeyPair } from "../../server/encryption/age-keys.ts";

/** Makes a pair of keys. They are printed and not stored. */
export function newKeyText(): string {
  const { publicKey, secretKey } = newKeyPair();
  return `The SECRET KEY opens every backup that is encrypted from now on. It is shown only this once:

${secretKey}

Write it down or print it, and keep it in two safe places away from this machine, such as a password manager and a safe.
Do not store it on this machine. Without it, nobody can ever open the backups.

The public key can only encrypt. Add this line to the settings (/etc/secure-ai-africa.env), and restart the backup service:

BACKUP_KEY=${publicKey}

Then restore one backup elsewhere with the secret key, to be sure that the two belong together: docs/operate.md, Restore.`;
}
