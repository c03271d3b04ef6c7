/** Parses mails in another process, so that a slow one neither blocks the site nor has to be finished. */
import { answerTasks } from "../../limits/worker-program.ts";
import { parseMail } from "./parse-mail.ts";

answerTasks(parseMail);
