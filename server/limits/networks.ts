import { isIPv4, isIPv6 } from "node:net";

export type Network = {
  name: string;
  /** How many times the limit of one address holds for all of it, for messages that are alike: see traits.ts. */
  times: number;
  /** What happens to a message beyond that. */
  beyond: "refuse" | "hold";
};

/**
 * The networks that an address lies in, the narrowest first, which stands for the sender. Of messages that are alike,
 * what is beyond the limit of a network that one household or organisation has to itself is refused; beyond that of a
 * network which strangers share, it is held for the staff.
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

/** The eight groups, without leading zeros: a URL writes every spelling of an address the same way. */
function groupsOf(ipv6: string): string[] {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical.split("::").map((half) => (half ? half.split(":") : []));
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

/** The IPv4 address that is written as an IPv6 one, ::ffff:192.0.2.1. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
