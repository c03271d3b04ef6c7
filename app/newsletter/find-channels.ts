import type { Profile } from "../../server/content/organisation.ts";

const hosts = /(?:^|\.)(?:whatsapp\.com|wa\.me|t\.me|telegram\.me|telegram\.org)$/;

/** The profiles on a messenger that has channels. */
export const channelsIn = (profiles: Profile[]): Profile[] =>
  profiles.filter(({ address }) => hosts.test(URL.parse(address)?.hostname ?? ""));
