import { ReplyForm } from "../editor/reply-form.tsx";
import { WritingForm } from "../editor/writing-form.tsx";
import { FocalPoint } from "../uploader/focal-point.tsx";
import { UploadBox } from "../uploader/upload-box.tsx";
import { Delivery } from "./delivery.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Every island of the desk, by the name that its page gives it. */
export const deskIslands = {
  writing: WritingForm,
  reply: ReplyForm,
  delivery: Delivery,
  "sign-in-again": SignInAgain,
  uploader: UploadBox,
  "focal-point": FocalPoint,
};
