import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The list of routes is one small file that is cached for ever, instead of a request after every page.
  routeDiscovery: { mode: "initial" },
  // Our pages run next to nothing in the browser before they show: files for it would be mostly names.
  splitRouteModules: false,
} satisfies Config;
