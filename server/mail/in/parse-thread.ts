/** A thread of its own: a mail that takes long to read holds nobody up, and can be given up. */
import { answerTasks } from "../../limits/thread-program.ts";
import { parseMail } from "./parse.ts";

answerTasks(parseMail);
