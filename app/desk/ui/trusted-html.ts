type Policy = { createHTML(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** The Content-Security-Policy allows only this policy to turn text into markup: see app/browser/fetch-part.ts. */
export function trusted(html: string): string {
  policy ??= (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy("page-part", {
    createHTML: (text) => text,
  });
  return policy?.createHTML(html) ?? html;
}

/** Parses outside the page: no script runs, and nothing is fetched. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(trusted(html), "text/html");
