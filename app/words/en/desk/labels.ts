import { contentLabels } from "../../../../content/labels.ts";

/**
 * Labels, hints and names of the content's kinds and fields, by their English text: some hundred fields share a few labels
 * such as "Heading".
 */
export const labels: Readonly<Record<string, string>> = Object.fromEntries(
  contentLabels().map((label) => [label, label]),
);
