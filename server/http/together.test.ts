import { expect, test } from "vitest";
import { together } from "./together.ts";

function asked() {
  const questions: PromiseWithResolvers<string>[] = [];
  const ask = together(() => {
    const question = Promise.withResolvers<string>();
    questions.push(question);
    return question.promise;
  });
  return { questions, ask };
}

const settled = () => new Promise(setImmediate);

test("those who ask at once share one question", async () => {
  const { questions, ask } = asked();
  const answers = [ask(), ask(), ask()];
  await settled();
  expect(questions).toHaveLength(1);
  questions[0]?.resolve("one");
  expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
});

test("who asks while a question is under way gets the answer to a later one", async () => {
  const { questions, ask } = asked();
  const first = ask();
  await settled();
  const late = [ask(), ask()];
  await settled();
  expect(questions).toHaveLength(1);
  questions[0]?.resolve("old");
  expect(await first).toBe("old");
  await settled();
  expect(questions).toHaveLength(2);
  questions[1]?.resolve("new");
  expect(await Promise.all(late)).toEqual(["new", "new"]);
});

test("a failure is for those who waited for it, and the next question is put all the same", async () => {
  const { questions, ask } = asked();
  const failing = ask();
  await settled();
  const next = ask();
  questions[0]?.reject(new Error("gone"));
  await expect(failing).rejects.toThrow("gone");
  await settled();
  questions[1]?.resolve("back");
  expect(await next).toBe("back");
});
