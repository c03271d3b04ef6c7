import type { DeskTranslation } from "../../translation.ts";
import { account } from "./account.ts";
import { browser } from "./browser.ts";
import { common } from "./common.ts";
import { editor } from "./editor.ts";
import { errors } from "./errors.ts";
import { labels } from "./labels.ts";
import { log } from "./log.ts";
import { mails } from "./mails.ts";
import { media } from "./media.ts";
import { publishing } from "./publishing.ts";
import { registrations } from "./registrations.ts";
import { reply } from "./reply.ts";
import { samples } from "./samples.ts";
import { securityTxt } from "./security-txt.ts";
import { signIn } from "./sign-in.ts";
import { staff } from "./staff.ts";
import { translations } from "./translations.ts";
import { writing } from "./writing.ts";

export const desk: DeskTranslation = {
  account,
  browser,
  common,
  editor,
  errors,
  labels,
  log,
  mails,
  media,
  publishing,
  registrations,
  reply,
  samples,
  securityTxt,
  signIn,
  staff,
  translations,
  writing,
};
