import { DeadlinePassed } from "../limits/deadline.ts";

const tick = 100;

/**
 * The answer, or an error if there is none in that many milliseconds. They are counted in small steps, each after
 * a look at what has arrived: a process that was busy itself must not blame the database.
 */
export async function answerWithin<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  let left = milliseconds;
  const timer = setInterval(() => {
    left -= tick;
    if (left <= 0) late.reject(new DeadlinePassed(`The database did not answer within ${milliseconds} ms.`));
  }, tick);
  try {
    return await Promise.race([ask(), late.promise]);
  } finally {
    clearInterval(timer);
  }
}
