import { counted, type ListWords, type RecordWords } from "./lists.ts";

const count = counted("1 project", "projects");

export const workList: ListWords = {
  title: "Our Work",
  description:
    "The projects of Secure AI Africa: research, engineering, training, policy and community work.",
  lead: "What we research, build and teach, project by project, with what is done and what is still open.",
  searchLabel: "Search projects",
  count,
  empty: ({ q }) => (q ? "No projects found matching your search." : "No projects available at the moment."),
};

export const workRecord: RecordWords = {
  back: "Back to Our Work",
  neighbours: "More projects",
  previous: "Newer project",
  next: "Older project",
  notFound: "Project not found",
  notFoundDescription: "There is no project at this address.",
  notFoundLead: "There is no project at this address. It may have been renamed or withdrawn.",
  failedLead: "This project could not be loaded just now. The fault is ours. Please try again in a moment.",
  returnToList: "Return to Our Work",
};

export const work = {
  category: "Category",
  link: "Find out more",
};
