/** axe finds no problems at the desk in any language, in either theme. */
import { languageCodes } from "../../languages.ts";
import { messageRow } from "../message-row.ts";
import { recordsAt } from "../requests/create-records.ts";
import { plainJpeg, uploadItem } from "../requests/upload-in-pieces.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";

const test = testAtDesk({ writesMarkdown: false });

/** Everything that the visual editor draws itself. */
const content = `## A heading

**Bold**, a [link](/news), [trois mots]{lang=fr}, \`code\` and a note[^1].

- One

| Day | Place |
|---|--:|
| Monday | **Addis** |

![A lamp](https://example.org/lamp.png "Its caption")

**[Join us](/contact)**

::: details Who pays?
Nobody.
:::

[^1]: The note.
`;

for (const [index, language] of languageCodes.entries())
  test(
    `has no accessibility problems in ${language}`,
    everywhere(),
    async ({ page, context, desk, signIn }) => {
      test.slow();
      const reader = await signIn(context, "administrator");
      await reader.post("/desk/account", { act: "choose language", language, time_zone: "Africa/Lagos" });
      const { slug } = await recordsAt(desk).draft("news", { headline: `A text in ${language}`, content });
      const message = messageRow({ id: `AAAA-000${index}`, subject: "Un atelier à Dakar" });
      await desk.database.db.insertInto("contact_messages").values(message).execute();
      await uploadItem(reader, `${language}.jpg`, await plainJpeg(`rgb(0, 0, ${index})`));
      const writing = `/news/${slug}`;
      for (const path of [
        "",
        "/news",
        writing,
        "/enquiries",
        `/enquiries/${message.id}`,
        "/enquiries/promise",
        "/redirects",
        "/subscribers",
        `${writing}/mail`,
        "/media",
        "/account",
      ])
        await test.step(`/desk${path}`, async () => {
          await page.goto(`/desk${path}`);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          if (path === writing) await expect(page.getByRole("textbox").locator(".cm-table")).toBeVisible();
          await expectAccessibleInEveryForm(page, [360, 1280]);
        });
    },
  );
