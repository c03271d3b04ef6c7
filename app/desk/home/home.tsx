import type { Access } from "../rendering/desk-route.ts";

export const role: Access = "writer";
export const title = "Today";

export default function Home() {
  return <h1>Today</h1>;
}
