import { ReplyForm } from "./editor/reply-form.tsx";
import { WritingForm } from "./editor/writing-form.tsx";
import { DeliveryStatus } from "./islands/delivery-status.tsx";
import { SignInAgain } from "./islands/sign-in-again.tsx";
import { FocalPoint } from "./uploader/focal-point.tsx";
import { UploadBox } from "./uploader/upload-box.tsx";

/** Every island of the desk, by the name that pages use for it. */
export const deskIslands = {
  writing: WritingForm,
  reply: ReplyForm,
  delivery: DeliveryStatus,
  "sign-in-again": SignInAgain,
  uploader: UploadBox,
  "focal-point": FocalPoint,
};
