import type { Words } from "../words/translation.ts";

export type SubMenuItem = { name: string; link: string; description: string };
export type MenuItem = { name: string; link: string; subMenus?: SubMenuItem[] };

/** What the header leads to, in a row or in a list. */
export const menuOf = ({ shell: { menu: names, aboutPages } }: Words): MenuItem[] => [
  { name: names.home, link: "/" },
  {
    name: names.about,
    link: "/about",
    subMenus: [
      { ...aboutPages.mission, link: "/about/mission-vision" },
      { ...aboutPages.partnerships, link: "/about/partnerships" },
      { ...aboutPages.history, link: "/about/history" },
    ],
  },
  { name: names.resources, link: "/resources" },
  { name: names.aiSecurity, link: "/ai-security" },
  { name: names.work, link: "/our-work" },
  { name: names.involved, link: "/get-involved" },
  { name: names.events, link: "/events" },
  { name: names.news, link: "/news" },
];

export const contactOf = ({ shell }: Words): MenuItem => ({ name: shell.menu.contact, link: "/contact" });
