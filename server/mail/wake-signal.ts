/** A pause that `ring` ends early; a ring before the pause is not lost. */
export function makeBell() {
  let rung = false;
  let answer = () => {};
  return {
    ring: () => {
      rung = true;
      answer();
    },
    wait: async (longest: number) => {
      await new Promise<void>((resolve) => {
        if (rung) return resolve();
        const timer = setTimeout(resolve, longest);
        answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      rung = false;
    },
  };
}
