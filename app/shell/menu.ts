import { shell } from "../words/en/shell.ts";

export type SubMenuItem = { name: string; link: string; description: string };
export type MenuItem = { name: string; link: string; subMenus?: SubMenuItem[] };

const { menu: names, aboutPages } = shell;

export const menu: MenuItem[] = [
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

export const contact: MenuItem = { name: names.contact, link: "/contact" };
export const search: MenuItem = { name: names.search, link: "/search" };
