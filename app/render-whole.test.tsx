import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.ts";

const never = new Promise<never>(() => {});

function Waiting({ for: awaited }: { for: Promise<string> }) {
  return <p>{use(awaited)}</p>;
}

test("gives the whole document, with what had to be waited for", async () => {
  const later = Promise.withResolvers<string>();
  const html = renderWhole(
    <Suspense fallback="…">
      <Waiting for={later.promise} />
    </Suspense>,
    new AbortController().signal,
  );
  later.resolve("words");
  expect(await html).toContain("<p>words</p>");
});

test.each([
  ["at its root", <Waiting key="a" for={never} />],
  [
    "below a boundary",
    <Suspense key="b" fallback="…">
      <Waiting for={never} />
    </Suspense>,
  ],
])("a document that waits for ever, %s, ends when its time is over", async (_, document) => {
  const controller = new AbortController();
  const html = renderWhole(document, controller.signal);
  controller.abort(new Error("too late"));
  await expect(html).rejects.toThrow("too late");
});

test("nothing is rendered for who has hung up before", async () => {
  await expect(renderWhole(<p>words</p>, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});

test("a component that throws fails the document", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await expect(renderWhole(<Broken />, new AbortController().signal)).rejects.toThrow("broken");
});
