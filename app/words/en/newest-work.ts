/** The row of the newest projects on Home. */
export const newestWork = {
  row: "Newest projects",
  skip: "Skip the projects",
  previous: "Previous project",
  next: "Next project",
};
