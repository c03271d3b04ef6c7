import { connect } from "node:net";

/** A post that the server has started to read, and that ends only when `finish` sends its body. */
export async function heldRequest(url: string, path: string, body: string) {
  const { hostname, port, origin } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("latin1");
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    // The server sends "100 Continue" once it has accepted the request.
    "Expect: 100-continue",
    "Connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve, reject) => {
    socket.once("data", resolve);
    socket.once("error", reject);
  });
  return {
    finish: () =>
      new Promise<string>((resolve, reject) => {
        let answer = "";
        socket.on("data", (chunk) => {
          answer += chunk;
        });
        socket.once("error", reject);
        socket.once("close", () => resolve(answer));
        socket.write(body);
      }),
  };
}
