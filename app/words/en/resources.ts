import { counted, type ListWords, type RecordWords } from "./lists.ts";

const allResources = "All Resources";
const count = counted("1 resource", "resources");

export const resourcesList: ListWords = {
  title: "Resources",
  description: "Guides, checklists, policy briefs, publications and lessons on secure AI, free to use.",
  lead: "Guides, checklists, briefs and lessons. Read them here, or download the file.",
  searchLabel: "Search resources",
  count,
  empty: ({ q, category, type }) => {
    if (!q && !category && !type) return "No resources available at the moment.";
    return `No resources found for category "${category || allResources}"${q ? " matching your search." : "."}`;
  },
};

export const resourcesRecord: RecordWords = {
  back: "Back to Resources",
  neighbours: "More resources",
  previous: "Newer resource",
  next: "Older resource",
  notFound: "Resource not found",
  notFoundDescription: "There is no resource at this address.",
  notFoundLead: "There is no resource at this address. It may have been renamed or withdrawn.",
  failedLead: "This resource could not be loaded just now. The fault is ours. Please try again in a moment.",
  returnToList: "Return to Resources",
};

export const resources = {
  categories: "Categories",
  allResources,
  categoryNames: ["For the Public", "For Network Engineers", "For Policy Makers", "Training Materials"],
  onlyType: (type: string) => `Only this type: ${type}.`,
  allTypes: "Show all types",
  category: "Category",
  type: "Type",
  file: "File",
  download: "Download the file",
  /** "PDF, 84 KB"; a file kept elsewhere has no known size. */
  fileNote: (kind: string, size: string | undefined) => (size ? `${kind}, ${size}` : kind),
  link: "Read the source",
};

/** How a kind of file is called, by the end of its name; any other is called by that end itself. */
export const fileKinds: Record<string, string> = {
  md: "Markdown text",
  txt: "Plain text",
  csv: "CSV table",
  doc: "Word document",
  docx: "Word document",
  odt: "OpenDocument text",
  xlsx: "Excel table",
  ods: "OpenDocument table",
  pptx: "PowerPoint slides",
  odp: "OpenDocument slides",
  zip: "ZIP archive",
};
