/** The most common providers, where typing errors are most likely. */
const providers =
  "gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com icloud.com aol.com protonmail.com".split(
    " ",
  );

/** Real mail domains that differ from a provider by one letter. */
const similarDomains = "email.com mail.com cloud.com".split(" ");

/** Endings that do not exist, by the ending that was meant. */
const endings = new Map(
  Object.entries({
    com: "con cmo ocm vom xom cim cpm coom comm ccom",
    org: "ogr rog orgg og",
    net: "nte ent ner nett",
  }).flatMap(([meant, typed]) => typed.split(" ").map((ending) => [ending, meant])),
);

/** One changed letter in a shorter name, such as "aol", too easily gives the name of another company. */
const minName = 5;

/** The address that was probably meant: "ade@gmail.com" for "ade@gmial.con". */
export function likelyEmail(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  const dot = typed.lastIndexOf(".");
  const ending = typed.slice(dot + 1);
  const domain = typed.slice(0, dot + 1) + (endings.get(ending) ?? ending);
  const isKnown = [...providers, ...similarDomains].includes(domain);
  const meant = (!isKnown && providers.find((provider) => isTypoOf(provider, domain))) || domain;
  return meant === typed ? undefined : address.slice(0, at + 1) + meant;
}

function isTypoOf(provider: string, domain: string): boolean {
  return provider.indexOf(".") >= minName && isOneEdit(provider, domain);
}

/** Whether the words differ by one added, missing or wrong letter, or by two swapped letters. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const swapped = (restOfOne[1] ?? "") + (restOfOne[0] ?? "") + restOfOne.slice(2);
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    swapped === restOfOther
  );
}
