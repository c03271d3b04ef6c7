import { WritingForm } from "../editor/writing-form.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Every island of the desk, by the name that its page gives it. */
export const deskIslands = { writing: WritingForm, "sign-in-again": SignInAgain };
