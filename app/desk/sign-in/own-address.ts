/** Where somebody goes after signing in: an address of the desk, whatever the link said. */
export function ownAddress(asked: string | null): string {
  const isOwn = asked && /^\/desk(?:[/?][^\\\s]*)?$/.test(asked);
  return isOwn && !/^\/desk\/(?:sign-|begin|join)/.test(asked) ? asked : "/desk";
}
