/** The browser creates and uses passkeys; the server verifies the signatures. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { browserWords } from "./browser-words.ts";
import { type Answer, post, refused } from "./post.ts";

/** Call it from a click: otherwise browsers do not ask for the passkey. */
export async function signInWithPasskey(next = "/desk"): Promise<Answer> {
  const request = await post("/desk/sign-in", { act: "passkey options" });
  if (request.outcome !== "options") return request;
  try {
    const response = await startAuthentication({ optionsJSON: request.options as never });
    return await post("/desk/sign-in", { act: "passkey", response: JSON.stringify(response), next });
  } catch (error) {
    return refused(explain(error, "passkeyNotUsed"));
  }
}

export async function addPasskey(name: string): Promise<Answer> {
  const request = await post("/desk/account", { act: "passkey options" });
  if (request.outcome !== "options") return request;
  try {
    const response = await startRegistration({ optionsJSON: request.options as never });
    return await post("/desk/account", { act: "add passkey", response: JSON.stringify(response), name });
  } catch (error) {
    return refused(explain(error, "passkeyNotAdded"));
  }
}

function explain(error: unknown, otherwise: "passkeyNotUsed" | "passkeyNotAdded"): string {
  const { name } = error as Error;
  const words = browserWords();
  if (!("PublicKeyCredential" in window)) return words.noPasskeys;
  if (name === "SecurityError") return words.needsHttps;
  if (name === "InvalidStateError") return words.passkeyExists;
  return words[otherwise];
}

/** Handles the forms that use a passkey: their `data-passkey` is "add" or "sign in". */
export function listenForPasskeys(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const purpose = form.dataset.passkey;
    if (!purpose) return;
    event.preventDefault();
    const fields = new FormData(form);
    const status = form.querySelector("[role=status]");
    const say = (sentence: string) => status?.replaceChildren(sentence);
    say(browserWords().waitingForPasskey);
    const answering =
      purpose === "add"
        ? addPasskey(String(fields.get("name") ?? ""))
        : signInWithPasskey(String(fields.get("next") ?? ""));
    answering.then((answer) => {
      if (answer.outcome === "refused") return say(answer.sentence);
      location.assign(answer.outcome === "signed in" ? answer.next : "/desk/account?added");
    });
  });
}
