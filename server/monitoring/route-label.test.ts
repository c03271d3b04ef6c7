import { expect, test } from "vitest";
import { routeLabel } from "./route-label.ts";

test.each([
  ["/", "/"],
  ["/fr", "/"],
  ["/about?x=1", "/about"],
  ["/ar/news/clinic-opens", "/news/:id"],
  ["/news/clinic-opens.bib", "/news/:id.bib"],
  ["/my-data/7k3mqx9d-0123/erase", "/my-data/:token/erase"],
  ["/assets/start-abc.js", "/assets/*"],
  ["/desk", "/desk"],
  ["/desk/news/7", "/desk/*"],
  ["/preview/secret", "/preview/:token"],
  ["/a-free-page", "/:id"],
  ["/news/a/b/c", "*"],
  ["/wp-admin/setup.php", "*"],
  ["//", "*"],
  ["", "*"],
])("%s is counted as %s", (url, label) => expect(routeLabel(url)).toBe(label));

test("there are few labels, however many addresses are requested", () => {
  const urls = Array.from({ length: 5000 }, (_, n) => [
    `/news/${n}`,
    `/x${n}/y`,
    `/${n}`,
    `/fr/events/${n}.ics`,
  ]);
  expect(new Set(urls.flat().map(routeLabel)).size).toBe(4);
});
