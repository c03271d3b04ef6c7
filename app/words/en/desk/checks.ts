import { message } from "../../message.ts";

type Address = { address: string };
type Name = { name: string };

/** Advice about a text while it is written, and questions before it is published. */
export const checks = {
  linkWithSpace: message<Address>("The link {address} has a space in it, so it does not work."),
  linkRefused: message<Address>(
    "The link {address} cannot be followed: it must start with https:// or a slash.",
  ),
  linkNowhere: message<Address>("The link {address} leads nowhere: it must start with https:// or a slash."),
  linkEmpty: "A link without an address leads nowhere.",
  linkDead: message<Address>("The link {address} leads to a page that does not answer."),
  otherLanguage: message<{ detected: string; marked: string }>(
    "This text seems to be in {detected}, but it is marked as {marked}.",
  ),
  copied: message<{ original: string; marked: string }>(
    "This is the {original} original word for word, but it is marked as {marked}.",
  ),
  tooComplex:
    "This text is too long or too complex to preview, and cannot be published like this: use fewer links, lists, table cells or other marks.",
  longTitle: message<{ length: number; most: number }>(
    "This title has {length, number} characters: cards only have room for {most, number}.",
  ),
  picture: {
    missing: message<Address>("The picture {address} does not exist."),
    isFile: message<Name>("{name} is a file and cannot be shown as a picture."),
    encoding: message<Name>("The picture {name} is being prepared: visitors will see it in a moment."),
    failed: message<{ name: string; problem: string }>("The picture {name} cannot be shown: {problem}"),
    noAlt: message<Name>(
      "The picture {name} has no alternative text yet: describe it, or mark it as decorative.",
    ),
    heavy: message<{ name: string; kilobytes: number }>(
      "The picture {name} is heavy: {kilobytes, number} KB on a phone. A picture with less detail is lighter.",
    ),
    heavyFile: message<{ address: string; kilobytes: number; most: number }>(
      "The picture {address} is heavy: {kilobytes, number} KB. Make it smaller than {most, number} KB.",
    ),
    notShown: message<{ address: string; problem: string }>("The picture {address} is not shown: {problem}"),
  },
  /** By the names of server/publishing/texts/check-text.ts. */
  text: {
    pictureWithoutAlt: message<Address>("The picture {address} has no alternative text: say what it shows."),
    withoutCaptions: message<{ medium: string; address: string }>(
      "The {medium, select, video {video} other {audio}} {address} has no captions: people who cannot hear it miss everything. Upload captions (WebVTT) and link to them on the next line.",
    ),
    skippedHeading: message<{ beginning: string; marks: string }>(
      "The heading “{beginning}” skips a level: it needs {marks} in front.",
    ),
    linkNowhere: message<Address>(
      "The link {address} leads nowhere: it must start with https:// or a slash.",
    ),
    linkWithoutHttps: message<Address>("The link {address} should start with https://"),
    linkToNoSite: message<Address>("The link {address} is not the address of a site."),
    oddLink: "A link is not written correctly, so it is shown as typed.",
    footnoteWithoutText: message<{ mark: string }>(
      "The footnote {mark} has no text: write it below, on a line that starts with {mark}:",
    ),
    footnoteWithoutMark: message<{ mark: string }>(
      "The footnote {mark} is not shown: nothing in the text refers to it.",
    ),
    openBlock:
      "A block is incomplete, so it is shown as typed. Start it with “::: details” and a title, and end it with “:::”.",
    longSentence: message<{ beginning: string; count: number }>(
      "“{beginning}” has {count, number} words: shorter sentences are easier to read.",
    ),
  },
};
