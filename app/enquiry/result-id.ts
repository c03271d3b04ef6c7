/**
 * Where the answer to a form stands in the page. The form posts to this fragment, so that a browser without
 * script moves the focus there by itself.
 */
export const resultId = "enquiry-result";
