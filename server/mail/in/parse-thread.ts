/** Parses mails in another thread: one that takes long does not block the site, and can be given up. */
import { answerTasks } from "../../limits/thread-program.ts";
import { parseMail } from "./parse.ts";

answerTasks(parseMail);
