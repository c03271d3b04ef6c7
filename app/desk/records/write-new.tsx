import type { Access } from "../rendering/desk-route.ts";

export { acts, default, loader, title } from "./write.tsx";

/** A translator starts translations and no originals. */
export const role: Access = "writer";
