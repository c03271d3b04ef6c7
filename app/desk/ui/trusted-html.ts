type Policy = { createHTML(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** The Content-Security-Policy allows this one way to make text markup: see app/browser/fetch-part.ts. */
export function trusted(html: string): string {
  policy ??= (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy("page-part", {
    createHTML: (text) => text,
  });
  return policy?.createHTML(html) ?? html;
}

/** Parsed, and not part of the page: no script in it runs, and nothing of it is fetched. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(trusted(html), "text/html");
