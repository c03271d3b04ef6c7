/** No request can make a page fail from outside, so the built site is given a failing part. */

import { expect, test } from "vitest";
import { wordsIn } from "../../app/words/words.ts";
import type { PageName } from "../../content/pages/index.ts";
import { readNavigation } from "../../server/content/navigation.ts";
import { organisationFrom } from "../../server/content/organisation.ts";
import { openBuild } from "../../server/pages/build.ts";
import { renderPages } from "../../server/pages/render.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import type { Site } from "../../server/site.ts";
import { pageWords } from "../page-words.ts";

test.each([
  ["/contact", "en"],
  ["/ar/contact", "ar"],
] as const)(
  "shows a failing page as a 500 in the shell, and its cause only in the log: %s",
  async (path, language) => {
    const logged: unknown[] = [];
    const log = { error: (...entry: unknown[]) => logged.push(entry) };
    const page = async <Name extends PageName>(name: Name) => pageWords(name, language);
    const content = {
      organisation: async () => organisationFrom(await page("organisation"), language),
      navigation: () => readNavigation(page, { isThere: async () => true, titleAt: async () => undefined }),
      people: { all: async () => [] },
      whoWeAre: async () => undefined,
      notice: async () => undefined,
      page,
      in: () => content,
    };
    const { failed, reference } = wordsIn(language).errors;
    const site = {
      settings: readEnvironment({}),
      log,
      requestId: () => "7k3mqx9d2hva",
      pictures: { in: () => undefined },
      content,
      desk: { review: { publicReading: async () => undefined } },
      enquiries: {
        closedUntil: async () => undefined,
        responseTimes: { published: async () => ({ messages: 0 }) },
        get terms(): never {
          throw new Error("password=hunter2");
        },
      },
    } as unknown as Site;
    const { renderPage } = await openBuild("build");
    const response = await renderPages(renderPage, site)(new Request(`http://localhost${path}`));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(`<h1>${failed.title}</h1>`);
    expect(html).toContain(`<title>${failed.title} | Secure AI Africa</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${failed.tryAgain}<`));
    expect(html).toContain(`${reference}<!-- --> <bdi>7k3mqx9d2hva</bdi>`);
    expect(html).toContain("<footer");
    expect(html).not.toMatch(/hunter2|\.tsx?:\d|at \w+ \(|node_modules/);
    expect(logged).toMatchObject([
      ["A page failed", { path: "/contact", error: { message: "password=hunter2" } }],
    ]);
  },
);
