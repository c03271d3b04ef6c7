import { createContext } from "react-router";
import type { DeskVisitor } from "../../../server/desk/serve-desk.ts";

export const deskVisitorContext = createContext<DeskVisitor>();
