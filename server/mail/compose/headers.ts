/** Of all that a program writes by itself: other programs are not to answer it. */
export const byProgram = (submitted: "auto-generated" | "auto-replied") => ({
  "Auto-Submitted": submitted,
  "X-Auto-Response-Suppress": "All",
});

/** Nothing that anybody writes may have a mail fetch a file or an address. */
export const fetchesNothing = { disableFileAccess: true, disableUrlAccess: true } as const;
