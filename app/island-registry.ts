/** Every island by the name that the page calls it. */
import { LiveForm } from "./enquiry/live-form.tsx";
import { SlidingRow } from "./islands/carousel/sliding-row.tsx";

export const islands = { carousel: SlidingRow, "enquiry-form": LiveForm };
