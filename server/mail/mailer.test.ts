import { type AddressInfo, createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { openMailServer } from "../../tests/mail-server.ts";
import { mailAdvice } from "./mail-problem.ts";
import { openMailer } from "./mailer.ts";

describe("a password", () => {
  test.each(["", "?requireTLS=false", "?ignoreTLS=true", "?opportunisticTLS=true"])(
    "is not sent to a server without encryption, and the log says what to do: %o",
    async (query) => {
      const heard: string[] = [];
      const server = createServer((socket) => {
        socket.write("220 mail.example ESMTP\r\n");
        socket.on("error", () => {});
        socket.on("data", (chunk) => {
          heard.push(String(chunk));
          if (/^EHLO/i.test(String(chunk))) socket.write("250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n");
          else if (/^QUIT/i.test(String(chunk))) socket.end("221 Bye\r\n");
          else if (/^AUTH/i.test(String(chunk))) socket.write("235 Accepted\r\n");
          else socket.write("502 Command not implemented\r\n");
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const { send, close } = openMailer({ smtpUrl: `smtp://selam:hunter2@127.0.0.1:${port}/${query}` });
      const error = await send({ from: "a@example.org", to: "b@example.org", text: "t" }).catch(
        (reason) => reason,
      );
      close();
      await new Promise((resolve) => server.close(resolve));
      expect(mailAdvice(error)).toContain("use smtps://");
      expect(heard.join()).toMatch(/^EHLO/);
      expect(heard.join()).not.toMatch(/AUTH|MAIL FROM|hunter2|aHVudGVyMg/);
    },
  );

  test("is sent to a server with STARTTLS", async () => {
    const passwords: unknown[] = [];
    const url = await openMailServer({
      disabledCommands: [],
      onAuth: ({ password }, _session, done) => {
        passwords.push(password);
        done(null, { user: "selam" });
      },
      onData: (stream, _session, done) => stream.resume().on("end", () => done()),
    });
    const { send, close } = openMailer({
      smtpUrl: `${url.replace("//", "//selam:hunter2@")}?tls.rejectUnauthorized=false`,
    });
    await send({ from: "a@example.org", to: "b@example.org", text: "t" });
    close();
    expect(passwords).toEqual(["hunter2"]);
  });
});
