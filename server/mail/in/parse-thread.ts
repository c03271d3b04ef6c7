/** A thread of its own for each mail: one that takes long to read holds nobody up, and can be given up. */
import { parentPort, workerData } from "node:worker_threads";
import { parseMail } from "./parse.ts";

parentPort?.postMessage(await parseMail(workerData));
