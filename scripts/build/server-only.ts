import type { Plugin } from "vite";

/** Fails the build when code that runs only on the server, or a fixed sentence, would be sent to a browser. */
export function serverOnlyCheck(root: string): Plugin {
  return {
    name: "server-only-check",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    load(id) {
      const file = id.slice(root.length + 1);
      if (!id.startsWith(`${root}/`)) return;
      if (/^server\/|\.server\.tsx?$/.test(file))
        this.error(`${file} runs only on the server, but an island or the start script would ship it.`);
      if (/^app\/words\//.test(file))
        this.error(`${file} would be shipped to every visitor: give the island the words it needs as props.`);
    },
  };
}
