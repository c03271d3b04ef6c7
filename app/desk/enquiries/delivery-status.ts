/** For script: whether the mail with a reply has been delivered. */
import { data } from "react-router";
import type { ShownDelivery } from "../islands/delivery-status.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "writer";

export async function loader({ desk, params: { reference = "", id = "" } }: DeskArgs): Promise<Response> {
  const delivery = await desk.inbox.delivery(reference, id);
  if (!delivery) throw data(null, { status: 404 });
  return Response.json(delivery satisfies ShownDelivery);
}
