/** Strangers who guess the password of /metrics, or send request ids that would forge lines of the log. */
import { connect } from "node:net";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

const odd = [
  '"}{"level":"error',
  "x".repeat(8000),
  "a\tb\tc\td",
  "\xff\xfe\xfd\xfc\xfb\xfa\xf9\xf8",
  "..%0d%0aset-cookie:x=1",
  "",
];

/** The id that the site gives a request with this header, which no HTTP client would send. */
function idFor(url: string, header: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Request-Id: ${header}\r\n\r\n`,
        "latin1",
      ),
    );
    socket.setEncoding("latin1").on("data", (chunk) => (received += chunk));
    socket.on("error", () => resolve(""));
    socket.on("close", () => resolve(/^x-request-id: (.*)\r$/im.exec(received)?.[1] ?? ""));
  });
}

export const monitoringAttacks: Attack[] = [
  {
    name: "strangers guess the token of /metrics",
    environment: () => ({ METRICS_TOKEN: "the-token-of-this-attack" }),
    run: async ({ url }) => {
      const headers = (index: number) =>
        [{}, { authorization: `Bearer ${index}` }, { authorization: "Bearer the-token-of-this-attacx" }][
          index % 3
        ] ?? {};
      const answers = await flood(600, 16, (index) =>
        statusOf(fetch(`${url}/metrics`, { headers: headers(index) })),
      );
      if (answers.some((status) => status !== "404")) throw new Error(`It answered ${tally(answers)}.`);
      return tally(answers);
    },
  },
  {
    name: "strangers send odd request ids",
    environment: () => ({ TRUST_PROXY: "on" }),
    run: async ({ url }) => {
      const ids = await flood(300, 16, (index) => idFor(url, odd[index % odd.length] ?? ""));
      if (ids.some((id) => !/^[0-9a-z]{12}$/.test(id))) throw new Error("An odd id was accepted.");
      return `${ids.length} ids replaced`;
    },
  },
];
