import type { DeskTranslation } from "../../translation.ts";
import { account } from "./account.ts";
import { browser } from "./browser.ts";
import { common } from "./common.ts";
import { enquiries } from "./enquiries.ts";
import { errors } from "./errors.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { labels } from "./labels.ts";
import { log } from "./log.ts";
import { mails } from "./mails.ts";
import { media } from "./media.ts";
import { receipts } from "./receipts.ts";
import { records } from "./records.ts";
import { registrations } from "./registrations.ts";
import { samples } from "./samples.ts";
import { securityTxt } from "./security-txt.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { staff } from "./staff.ts";
import { translations } from "./translations.ts";

export const desk: DeskTranslation = {
  account,
  browser,
  common,
  enquiries,
  errors,
  history,
  home,
  labels,
  log,
  mails,
  media,
  receipts,
  records,
  registrations,
  samples,
  securityTxt,
  shell,
  signIn,
  staff,
  translations,
};
