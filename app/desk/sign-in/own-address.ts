/** Where somebody goes after signing in: an address of the desk, whatever the link said. */
export function ownAddress(asked: string | null): string {
  return asked && /^\/desk(?:[/?]|$)/.test(asked) && !asked.startsWith("/desk/sign-") ? asked : "/desk";
}
