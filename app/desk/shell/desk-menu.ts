import { deskPath, kindNames, kindOf } from "../../../content/kinds.ts";
import type { Role } from "../../../server/staff/roles.ts";

type Place = { path: string; name: string; role: Role };

/** Where the menu of the desk leads, for whom it is open. */
export const places: readonly Place[] = [
  { path: "/desk", name: "Today", role: "writer" },
  { path: "/desk/enquiries", name: "Messages", role: "writer" },
  ...kindNames.map((kind): Place => {
    return { path: `/desk${deskPath(kind)}`, name: kindOf(kind).several, role: "writer" };
  }),
  { path: "/desk/media", name: "Pictures and files", role: "writer" },
  { path: "/desk/staff", name: "Staff", role: "administrator" },
  { path: "/desk/log", name: "Log", role: "administrator" },
];
