import { deskPath, kindNames, kindOf } from "../../../content/kinds.ts";
import type { Role } from "../../../server/staff/roles.ts";
import type { IconName } from "../ui/icon.tsx";
import { kindIcon } from "../ui/kind-icon.ts";

type MenuEntry = { path: string; name: string; role: Role; icon: IconName };

/** The desk's menu in groups, with the role that each entry needs. */
export const deskMenu: readonly (readonly MenuEntry[])[] = [
  [
    { path: "/desk", name: "Today", role: "writer", icon: "today" },
    { path: "/desk/enquiries", name: "Messages", role: "writer", icon: "messages" },
  ],
  kindNames.map((kind): MenuEntry => {
    const name = kindOf(kind).several;
    return { path: `/desk${deskPath(kind)}`, name, role: "writer", icon: kindIcon(kind) };
  }),
  [
    { path: "/desk/media", name: "Pictures and files", role: "writer", icon: "pictures" },
    { path: "/desk/staff", name: "Staff", role: "administrator", icon: "staff" },
    { path: "/desk/security-txt", name: "security.txt", role: "administrator", icon: "shield" },
    { path: "/desk/log", name: "Log", role: "administrator", icon: "log" },
  ],
];
