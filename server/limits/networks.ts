import { createHmac } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

export type Network = {
  name: string;
  /** The limit for similar messages from this network, as a multiple of the limit for one address. See traits.ts. */
  times: number;
  /** What happens to a message beyond that limit. */
  beyond: "refuse" | "hold";
};

/**
 * The networks that an address belongs to, the narrowest first, which identifies the sender. Similar messages beyond
 * the limit are refused for a network that one household or organisation has to itself, and held for staff to review
 * for a network that strangers share.
 */
export function networksOf(address: string): Network[] {
  const plain = address.replace(/%.*$/, "");
  const groups = isIPv6(plain) ? groupsOf(plain) : [];
  const ipv4 = isIPv4(plain) ? plain : mappedIPv4(groups);
  if (ipv4)
    return [
      { name: ipv4, times: 1, beyond: "refuse" },
      { name: `${ipv4.slice(0, ipv4.lastIndexOf("."))}.0/24`, times: 4, beyond: "hold" },
    ];
  if (groups.length === 0) return [{ name: "unknown", times: 1, beyond: "refuse" }];
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return [
    { name: prefix(64), times: 1, beyond: "refuse" },
    { name: prefix(48), times: 4, beyond: "refuse" },
    { name: prefix(32), times: 8, beyond: "hold" },
  ];
}

/** The eight groups, without leading zeros: the URL parser normalises every spelling of an address. */
function groupsOf(ipv6: string): string[] {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical.split("::").map((half) => (half ? half.split(":") : []));
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

/** The IPv4 address within an IPv4-mapped IPv6 address, ::ffff:192.0.2.1. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}

/** A keyed hash, because the network's address itself is never stored. */
export function networkHash(name: string, key: string): string {
  return createHmac("sha256", key).update(name).digest("hex").slice(0, 32);
}
