/**
 * `npm run test:install`: installs the committed site in a clean Debian, upgrades it, interrupts an upgrade, refuses a
 * broken release and goes back, against a real systemd. Needs root and the Debian packages mmdebstrap and systemd-container.
 */
import { testInstallation } from "./test-installation.ts";

const { passed, failed } = await testInstallation();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
