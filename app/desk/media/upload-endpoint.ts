/** Receives an upload in pieces. Each piece is stored before it is answered. */
import { data } from "react-router";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import type { LibraryItem } from "../uploader/library-item.ts";
import type { UploadAnswer } from "../uploader/post-upload.ts";
import { toLibraryItems } from "./to-library-item.ts";

export const role: Access = "writer";

type Uploads = DeskArgs["site"]["media"]["uploads"];
type Result = Awaited<ReturnType<Uploads["begin"] | Uploads["addPiece"] | Uploads["find"]>>;

/** Says how much has arrived. */
export async function loader(args: DeskArgs): Promise<Response> {
  const { site, session, params } = args;
  return Response.json(await answerOf(args, await site.media.uploads.find(session.person, params.id ?? "")));
}

export const acts: Acts = {
  /** Also resumes an interrupted upload, by its id. */
  begin: {
    role: "writer",
    run: upload(async ({ site: { media }, session: { person }, params: { id = "" }, form }) => {
      const name = String(form.get("name") ?? "");
      const begun = await media.uploads.begin(person, { id, name, bytes: wholeNumber(form.get("bytes")) });
      // It may be complete already, if the answer to its last piece was lost.
      return "outcome" in begun ? begun : media.uploads.find(person, id);
    }),
  },
  piece: {
    role: "writer",
    run: upload(async ({ site, session, params, form }) => {
      const piece = form.get("piece");
      if (!(piece instanceof Blob)) throw data(null, { status: 400 });
      const bytes = new Uint8Array(await piece.arrayBuffer());
      return site.media.uploads.addPiece(
        session.person,
        params.id ?? "",
        wholeNumber(form.get("offset")),
        bytes,
      );
    }),
  },
  cancel: {
    role: "writer",
    async run({ site, session, params }: ActArgs) {
      await site.media.uploads.cancel(session.person, params.id ?? "");
      return Response.json({ outcome: "cancelled" });
    },
  },
};

function wholeNumber(value: unknown): number {
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  if (number === undefined) throw data(null, { status: 400 });
  return number;
}

/** Tells the browser to try again if the storage does not answer. */
function upload(act: (args: ActArgs) => Promise<Result>) {
  return async (args: ActArgs): Promise<Response> => {
    if (!/^[a-z0-9-]{16,64}$/.test(args.params.id ?? "")) throw data(null, { status: 404 });
    try {
      return Response.json(await answerOf(args, await act(args)));
    } catch (error) {
      // By name, because the class is not part of this bundle.
      if (!(error instanceof Error && error.name === "StoreProblem")) throw error;
      args.site.log.error("Cannot store an upload", { error });
      return answer({ outcome: "trouble", sentence: args.words.browser.uploads.notStored }, 503);
    }
  };
}

const answer = (body: UploadAnswer, status = 200) => Response.json(body, { status });

async function answerOf(args: DeskArgs, result: Result): Promise<UploadAnswer> {
  // Unknown or expired: the browser begins again.
  if (!result) throw data(null, { status: 404 });
  if (!("outcome" in result))
    return result.taken ? answerOf(args, result.taken) : { outcome: "received", received: result.received };
  if (result.outcome !== "taken")
    return { outcome: "refused", sentence: args.words.uploadRefusals[result.code] };
  const [item] = await toLibraryItems(args, [result.item]);
  return { ...result, item: item as LibraryItem };
}
