/** A hand-written page without JavaScript for comparison: the shortest time this connection and browser allow. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const paragraph =
  "We bring researchers, teachers and communities together so that the AI built and used on this continent is safe, fair and our own.";

const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Secure AI. Strong Africa.</title>
<meta name="description" content="A page without script.">
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif;color:#0d2626}h1{font-size:2.5rem;line-height:1.05}</style>
</head>
<body>
<main>
<h1>Secure AI. Strong Africa.</h1>
${`<p>${paragraph}</p>\n`.repeat(12)}</main>
</body>
</html>
`;

export async function serveBarePage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
