/** Parses mails in another process: one that takes long does not block the site, and can be given up. */
import { answerTasks } from "../../limits/worker-program.ts";
import { parseMail } from "./parse-mail.ts";

answerTasks(parseMail);
