import { deskPath, kindNames, kindOf } from "../../../content/kinds.ts";
import type { Role } from "../../../server/staff/roles.ts";

type MenuEntry = { path: string; name: string; role: Role };

/** The desk's menu, with the role that each entry needs. */
export const deskMenu: readonly MenuEntry[] = [
  { path: "/desk", name: "Today", role: "writer" },
  { path: "/desk/enquiries", name: "Messages", role: "writer" },
  ...kindNames.map((kind): MenuEntry => {
    return { path: `/desk${deskPath(kind)}`, name: kindOf(kind).several, role: "writer" };
  }),
  { path: "/desk/media", name: "Pictures and files", role: "writer" },
  { path: "/desk/staff", name: "Staff", role: "administrator" },
  { path: "/desk/security-txt", name: "security.txt", role: "administrator" },
  { path: "/desk/log", name: "Log", role: "administrator" },
];
