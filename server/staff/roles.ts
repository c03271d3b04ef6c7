import { type Role, roles } from "../database/tables/staff.ts";

export { type Role, roles };

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

export function mayActAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
