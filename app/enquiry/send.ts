import type { EnquiryAnswer } from "../../server/enquiries/answer.ts";

/** Long enough for a slow line; sending again afterwards is safe, since the same words are stored once. */
const patience = 45_000;

type ClientActionArgs = { serverAction: () => Promise<unknown> };

/** The client action of every page with an enquiry form: a broken line must not cost the visitor the page. */
export async function sendEnquiry({ serverAction }: ClientActionArgs): Promise<EnquiryAnswer> {
  let timer: number | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, patience);
  });
  try {
    return (await Promise.race([serverAction(), tooLong])) as EnquiryAnswer;
  } catch {
    return { state: "failed" };
  } finally {
    window.clearTimeout(timer);
  }
}
