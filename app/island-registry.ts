/** Every island, by the name in its `data-island`. */
import { LiveForm } from "./enquiry/live-form.tsx";
import { SlidingRow } from "./islands/carousel/sliding-row.tsx";

export const islands = { carousel: SlidingRow, "enquiry-form": LiveForm };
