import { type Attack, flood, openSocket, statusOf, tally } from "../attack.ts";
import { floodFor } from "../flood-client.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`;

/** Many simultaneous requests from clients that hang up before the first answer. */
function pipelineAndHangUp(url: string, paths: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(url);
    socket.on("close", () => resolve("hung up"));
    socket.write(paths.map(get).join(""), () => socket.destroy());
  });
}

const times = <Thing>(count: number, make: (index: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Ways to spell one address: upper case, and percent-encoded letters. */
function spell(path: string, index: number): string {
  return path.replace(/[a-z]/g, (letter, at: number) => {
    const way = Math.floor(index / 3 ** (at % 8)) % 3;
    return way === 0 ? letter : way === 1 ? letter.toUpperCase() : `%${letter.charCodeAt(0).toString(16)}`;
  });
}

const flooded = (paths: string[], atOnce: number) => async (url: string) =>
  tally(
    await flood(paths.length, atOnce, (index) => statusOf(fetch(url + paths[index], { redirect: "manual" }))),
  );

export const addresses: Attack[] = [
  {
    name: "20,000 pipelined requests and a hang-up",
    run: async ({ url }) =>
      tally(
        await Promise.all(
          times(50, (line) =>
            pipelineAndHangUp(
              url,
              times(400, (index) => `/about?category=${line}.${index}`),
            ),
          ),
        ),
      ),
  },
  {
    name: "400 pipelined searches and a hang-up",
    run: async ({ url }) =>
      pipelineAndHangUp(
        url,
        times(400, (index) => `/search?q=word${index}`),
      ),
  },
  {
    name: "4,000 spellings of one address",
    run: ({ url }) =>
      flooded(
        times(4000, (index) => spell("/about/history", index)),
        50,
      )(url),
  },
  {
    name: "odd addresses for 20 seconds",
    run: ({ url }) => {
      const paths = ["/news?page=#", "/resources?category=x#", "/?updates=#", "/nowhere/#", "/news/none-#"];
      return floodFor({ url, paths, connections: 50, seconds: 20 });
    },
  },
  {
    name: "500 different searches at once",
    run: ({ url }) =>
      flooded(
        times(500, (index) => `/search?q=secure+${index}`),
        500,
      )(url),
  },
  {
    name: "83 social images at once",
    run: async ({ url }) => {
      const map = await (await fetch(`${url}/sitemaps/en.xml`)).text();
      const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
      return flooded(
        paths.slice(0, 83).map((path) => `/social${path || "/home"}.png`),
        83,
      )(url);
    },
  },
  {
    name: "9,900 unknown pictures",
    run: async ({ url, output }) => {
      const before = output().length;
      const answers = await flooded(
        times(9900, (index) => `/images/none/${index}/320.webp`),
        50,
      )(url);
      return `${answers}; ${Math.round((output().length - before) / 1024)} KB of log`;
    },
  },
];
