/** For script: whether the mail with a reply has been delivered. */
import { data } from "react-router";
import type { Language } from "../../../languages.ts";
import type { ShownDelivery } from "../islands/delivery-status.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { storedText } from "../rendering/stored-text.tsx";

export const role: Access = "writer";

export async function loader({ desk, language, params }: DeskArgs): Promise<Response> {
  const { reference = "", id = "" } = params;
  const delivery = await desk.inbox.delivery(reference, id);
  if (!delivery) throw data(null, { status: 404 });
  return Response.json(deliveryIn(language, delivery));
}

/** The problem is stored in English. */
export function deliveryIn(reader: Language, delivery: ShownDelivery): ShownDelivery {
  const { problem } = delivery;
  return { ...delivery, problem: problem && (storedText(reader, "delivery", problem) ?? problem) };
}
