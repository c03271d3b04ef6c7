/** Passkeys: the browser makes and uses them, the site checks what it signed. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { type Answer, post, refused } from "./post.ts";

/** To be called from a click: browsers ask for the passkey only then. */
export async function signInWithPasskey(next = "/desk"): Promise<Answer> {
  const asked = await post("/desk/sign-in", { act: "passkey options" });
  if (asked.outcome !== "options") return asked;
  try {
    const response = await startAuthentication({ optionsJSON: asked.options as never });
    return await post("/desk/sign-in", { act: "passkey", response: JSON.stringify(response), next });
  } catch (error) {
    return refused(explain(error, "No passkey was used. Try again, or sign in with a code."));
  }
}

export async function addPasskey(name: string): Promise<Answer> {
  const asked = await post("/desk/account", { act: "passkey options" });
  if (asked.outcome !== "options") return asked;
  try {
    const response = await startRegistration({ optionsJSON: asked.options as never });
    return await post("/desk/account", { act: "add passkey", response: JSON.stringify(response), name });
  } catch (error) {
    return refused(explain(error, "No passkey was added. You can try again."));
  }
}

function explain(error: unknown, otherwise: string): string {
  const { name } = error as Error;
  if (!("PublicKeyCredential" in window)) return "This browser has no passkeys. Please use a code.";
  if (name === "SecurityError")
    return "Passkeys need an address with https, or localhost. Please use a code.";
  if (name === "InvalidStateError") return "This device has a passkey for the desk already.";
  return otherwise;
}

/** The forms of pages that take a passkey. */
export function listenForPasskeys(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const what = form.dataset.passkey;
    if (!what) return;
    event.preventDefault();
    const fields = new FormData(form);
    const state = form.querySelector("[role=status]");
    const say = (sentence: string) => state?.replaceChildren(sentence);
    say("Waiting for your passkey …");
    const answering =
      what === "add"
        ? addPasskey(String(fields.get("name") ?? ""))
        : signInWithPasskey(String(fields.get("next") ?? ""));
    answering.then((answer) => {
      if (answer.outcome === "refused") return say(answer.sentence);
      location.assign(answer.outcome === "signed in" ? answer.next : "/desk/account?added");
    });
  });
}
