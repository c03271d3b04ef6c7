type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers };

/** The `headers` of every page with an enquiry form: they carry when to try again. */
export function answerHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
