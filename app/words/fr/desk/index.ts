import type { DeskTranslation } from "../../translation.ts";
import { account } from "./account.ts";
import { attendance } from "./attendance.ts";
import { browser } from "./browser.ts";
import { care } from "./care.ts";
import { checks } from "./checks.ts";
import { common } from "./common.ts";
import { counts } from "./counts.ts";
import { editor } from "./editor.ts";
import { enquiries } from "./enquiries.ts";
import { errors } from "./errors.ts";
import { focalPoint } from "./focal-point.ts";
import { help } from "./help.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { labels } from "./labels.ts";
import { launch } from "./launch.ts";
import { letter } from "./letter.ts";
import { log } from "./log.ts";
import { mails } from "./mails.ts";
import { media } from "./media.ts";
import { newsletter } from "./newsletter.ts";
import { order } from "./order.ts";
import { preview } from "./preview.ts";
import { problems } from "./problems.ts";
import { publishing } from "./publishing.ts";
import { receipts } from "./receipts.ts";
import { records } from "./records.ts";
import { redirects } from "./redirects.ts";
import { registrationSettings } from "./registration-settings.ts";
import { registrations } from "./registrations.ts";
import { reply } from "./reply.ts";
import { review } from "./review.ts";
import { samples } from "./samples.ts";
import { securityTxt } from "./security-txt.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { staff } from "./staff.ts";
import { state } from "./state.ts";
import { stored } from "./stored.ts";
import { translations } from "./translations.ts";
import { upgrade } from "./upgrade.ts";
import { uploadRefusals } from "./upload-refusals.ts";
import { uploader } from "./uploader.ts";
import { writing } from "./writing.ts";

export const desk: DeskTranslation = {
  account,
  attendance,
  browser,
  care,
  checks,
  common,
  counts,
  editor,
  enquiries,
  errors,
  focalPoint,
  help,
  history,
  home,
  labels,
  launch,
  letter,
  log,
  mails,
  media,
  newsletter,
  order,
  preview,
  problems,
  publishing,
  receipts,
  records,
  redirects,
  registrationSettings,
  registrations,
  reply,
  review,
  samples,
  securityTxt,
  shell,
  signIn,
  staff,
  state,
  stored,
  translations,
  uploadRefusals,
  upgrade,
  uploader,
  writing,
};
