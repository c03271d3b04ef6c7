/** Every island of the desk, by the name that its page gives it. */
import { SignInAgain } from "./sign-in-again.tsx";

export const deskIslands = { "sign-in-again": SignInAgain };
