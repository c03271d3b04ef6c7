import { createContext } from "react";

/** The id of the request, which error pages show: see server/process/request-id.ts. */
export const RequestIdContext = createContext<string | undefined>(undefined);
