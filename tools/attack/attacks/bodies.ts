import { type Attack, flood, sendRaw, statusOf, tally } from "../attack.ts";

const megabyte = 1024 * 1024;
const form = "application/x-www-form-urlencoded";

function head(path: string, url: string, ...lines: string[]): string {
  const { host, origin } = new URL(url);
  return [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Content-Type: ${form}`,
    ...lines,
    "\r\n",
  ].join("\r\n");
}

function* fields(bytes: number, around: (chunk: Buffer) => (string | Buffer)[]) {
  const chunk = Buffer.from("a=1&".repeat(16_384));
  for (let sent = 0; sent < bytes; sent += chunk.length) yield* around(chunk);
}

const declared = (path: string, bytes: number) => (url: string) =>
  sendRaw(url, [head(path, url, `Content-Length: ${bytes}`), ...fields(bytes, (chunk) => [chunk])]);

const chunked = (path: string, bytes: number) => (url: string) =>
  sendRaw(url, [
    head(path, url, "Transfer-Encoding: chunked"),
    ...fields(bytes, (chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, "\r\n"]),
  ]);

export const bodies: Attack[] = [
  {
    name: "posts of 40 MB, declared and chunked",
    run: async ({ url }) => {
      const posts = ["/low-data", "/contact", "/", "/nowhere"].flatMap((path) => [
        declared(path, 40 * megabyte),
        chunked(path, 40 * megabyte),
      ]);
      return tally((await flood(posts.length, 4, async (index) => posts[index]?.(url) ?? [])).flat());
    },
  },
  {
    name: "a post of 250 MB",
    run: async ({ url }) => tally(await chunked("/low-data", 250 * megabyte)(url)),
  },
  {
    name: "1,000 fields in each of 300 posts",
    run: async ({ url }) => {
      const body = new URLSearchParams(Array.from({ length: 1000 }, (_, index) => [`a${index}`, "1"]));
      return tally(
        await flood(300, 50, () =>
          statusOf(fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" })),
        ),
      );
    },
  },
];
