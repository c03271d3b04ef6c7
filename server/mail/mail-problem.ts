/** Describes a mail error without the server's own text, which may quote names and addresses of people. */
export function mailProblem(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const known = [
    typeof code === "string" && /^E[A-Z\d]{2,20}$/.test(code) && code,
    typeof command === "string" &&
      /^[A-Z]{3,9}( (FROM|TO|[A-Z\d-]{3,12}))?$/.test(command) &&
      `at ${command}`,
    typeof responseCode === "number" && `answer ${responseCode}`,
  ];
  return known.filter(Boolean).join(", ") || "unknown";
}

/**
 * Whether a mail will never be taken, however often it is sent: because of its recipient or its content, not because of
 * how the server is set up or feels today.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as Record<string, unknown>;
  if (code === "EFILE") return true;
  if (code === "EENVELOPE" && command === "API") return true;
  return (command === "RCPT TO" || command === "DATA") && Number(responseCode) >= 500;
}

/** A file that should go with a mail is not to be had. */
export const fileProblem = (sentence: string): Error => Object.assign(new Error(sentence), { code: "EFILE" });

/** What the operator can do about it, where that is known. */
export function mailAdvice(error: unknown): string | undefined {
  const { code } = error as Record<string, unknown>;
  if (code === "ETLS")
    return "The line to the mail server could not be encrypted, and a password is sent over no other: use smtps:// or a server with STARTTLS and a valid certificate in SMTP_URL, or leave user and password out.";
  if (code === "EAUTH") return "The mail server does not accept the user or the password in SMTP_URL.";
  if (code === "EDNS" || code === "ESOCKET" || code === "ECONNREFUSED")
    return "The mail server that SMTP_URL names cannot be reached.";
  return undefined;
}
