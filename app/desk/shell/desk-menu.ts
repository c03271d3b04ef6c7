import { deskPath, kindNames } from "../../../content/kinds.ts";
import type { Role } from "../../../server/staff/roles.ts";
import type { DeskWords } from "../../words/translation.ts";
import { kindName } from "../rendering/desk-language.ts";
import type { IconName } from "../ui/icon.tsx";
import { kindIcon } from "../ui/kind-icon.ts";

type MenuEntry = { path: string; name: string; role: Role; icon: IconName };

/** The desk's menu in groups, with the role that each entry needs. */
export const deskMenu = (words: DeskWords): MenuEntry[][] => [
  [
    { path: "/desk", name: words.shell.today, role: "translator", icon: "today" },
    { path: "/desk/enquiries", name: words.shell.messages, role: "writer", icon: "messages" },
    { path: "/desk/review", name: words.review.title, role: "writer", icon: "review" },
  ],
  kindNames.map((kind): MenuEntry => {
    const name = kindName(words, kind);
    return { path: `/desk${deskPath(kind)}`, name, role: "translator", icon: kindIcon(kind) };
  }),
  [
    { path: "/desk/subscribers", name: words.newsletter.title, role: "publisher", icon: "subscribers" },
    { path: "/desk/media", name: words.media.title, role: "writer", icon: "pictures" },
    { path: "/desk/care", name: words.care.title, role: "writer", icon: "care" },
    { path: "/desk/counts", name: words.counts.title, role: "writer", icon: "counts" },
    { path: "/desk/launch", name: words.launch.title, role: "publisher", icon: "done" },
    { path: "/desk/state", name: words.state.title, role: "publisher", icon: "state" },
    { path: "/desk/staff", name: words.staff.title, role: "administrator", icon: "staff" },
    { path: "/desk/redirects", name: words.redirects.title, role: "administrator", icon: "redirects" },
    { path: "/desk/security-txt", name: "security.txt", role: "administrator", icon: "shield" },
    { path: "/desk/log", name: words.log.title, role: "administrator", icon: "log" },
  ],
];
