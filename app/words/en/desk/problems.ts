import { message } from "../../message.ts";

type Label = { label: string };
type Shown = { shown: "public" | "scheduled" };
type Slug = { slug: string };

/** Why a text cannot be saved or published, by the names of server/publishing. `label` is the name of a field. */
export const problems = {
  missing: message<Label>("“{label}” is missing: it is needed to publish."),
  tooLong: message<Label & { max: number }>(
    "“{label}” is longer than {max, number} characters, the most that can be stored.",
  ),
  tooComplex: message<Label>(
    "“{label}” is too complex to publish: please use fewer links, lists, table cells or other marks, or make two texts of it.",
  ),
  /** `choices` is a list: "Planned, Running, Done". */
  notAChoice: message<Label & { choices: string }>("“{label}” takes one of: {choices}."),
  instant: message<Label>("“{label}” is not a valid date and time."),
  notADate: message<Label>("“{label}” is not a valid date, such as 2026-12-25."),
  zone: message<Label>("“{label}” takes a name such as Africa/Nairobi."),
  email: message<Label>("“{label}” is not an address that can receive mail."),
  phone: message<Label>("“{label}” takes a number as it is dialled, such as +251 11 000 0000."),
  country: message<Label>("“{label}” takes the ISO code of a country: two capital letters, such as KE."),
  coordinates: message<Label>("“{label}” takes a latitude and a longitude in degrees, such as 9.03, 38.74."),
  doi: message<Label>("“{label}” takes a DOI, such as 10.5281/zenodo.1234567."),
  order: message<Label>("“{label}” takes a whole number, such as 3."),
  linkWithSpace: message<Label>("“{label}” has a space in it, which an address cannot have."),
  link: message<Label>(
    "“{label}” takes an address such as https://example.org, or one of this site such as /news.",
  ),
  /** `codes` is a list. */
  languages: message<Label & { codes: string }>(
    "“{label}” takes codes of languages, such as en, fr, sw. Not known: {codes}.",
  ),
  tooFewEntries: message<Label & { least: number }>(
    "“{label}” needs at least {least, plural, one {one entry} other {# entries}}.",
  ),
  tooManyEntries: message<Label & { most: number }>(
    "“{label}” takes at most {most, plural, one {# entry} other {# entries}}: the page has no room for more.",
  ),
  eventEndsFirst: "The event ends before it begins.",
  endsFirst: "It ends before it begins.",
  originalNotPublic:
    "The original is not public. Publish it first, because a translation is shown in its place.",
  scheduledVersionMissing: "The version that was scheduled is missing.",

  /** About review. `max` is a number of characters. */
  needsApproval: "A second person must approve this text before it is published.",
  publisherApproves: "Only a publisher or an administrator can approve a text.",
  publisherRecords: "Only a publisher or an administrator can record who has read a text.",
  ownText: "You have written this text, so another person has to approve it.",
  ownRequest: "You have asked for this review, so another person has to approve the text.",
  nothingToReview: "Everything in this text is already public: there is nothing to review.",
  noteMissing: "Please write what has to change.",
  noteTooLong: message<{ max: number }>("This note is longer than {max, number} characters."),
  commentMissing: "Please write your comment.",
  commentTooLong: message<{ max: number }>("This comment is longer than {max, number} characters."),
  sentenceMissing: "Please choose the sentence that you comment on.",
  sentenceGone: "This sentence is no longer in the text. Please choose another.",
  tooManyComments: message<{ max: number }>(
    "This text has {max, number} open comments, the most that it can have. Resolve some first.",
  ),
  commentGone: "This comment no longer exists.",
  personMissing: "Please write the name of the person that the link is for.",
  nameTooLong: message<{ max: number }>("This name is longer than {max, number} characters."),
  ownLink:
    "You have written this text, and a second person must approve it. Ask a publisher who has not written it to make the link.",
  readerMissing: "Please write the name of the reader.",
  notPastDate: "The date must be a day up to today, such as 2026-11-17.",

  noPublishTime: "“Publish at” is missing: choose when to publish this.",
  notATime: "This is not a valid date and time.",
  timeIsPast: "This time is past. Publish now, or choose a later time.",
  timeIsFar: "This is more than five years from now.",

  publishedOn: "“Published on” takes a day such as 2026-05-31 that is not in the future.",

  notThere: "This record no longer exists.",
  wasDeleted: "This record was deleted. Bring it back first.",
  originalWasDeleted: "The original was deleted. Bring it back first: its translations come back with it.",
  noVersion: "This version no longer exists.",
  notScheduled: "This record is not scheduled.",
  notPublic: "This record is not public.",
  cannotRepeat:
    "Choose how often the event repeats, and between 1 and 12 further dates. It needs a start and a time zone.",
  cannotBeCopied: "The site has this page only once, so it cannot be copied.",
  cannotBeRemoved: "The site needs this page, so it cannot be removed. Change its words instead.",

  /** Only a person with the role of publisher may do it. `shown` is "public" or "scheduled". */
  publisherRenames: message<Shown>(
    "Only a publisher can change the address of a {shown, select, public {public} other {scheduled}} record.",
  ),
  publisherDeletes: message<Shown>(
    "Only a publisher can delete a {shown, select, public {public} other {scheduled}} record.",
  ),
  publisherSetsLanguage: message<Shown>(
    "Only a publisher can change the language of a {shown, select, public {public} other {scheduled}} record.",
  ),
  publisherRenamesPublic: "Only a publisher can change an address that was public.",

  addressOfOriginal: "A translation always has the address of the original.",
  addressIsFixed: "The address of this page is fixed.",
  addressTaken: "Another record has or had this address. Please choose another.",
  addressesTooMany:
    "This record has had 100 addresses, and all of them still lead to it. Please choose one of them.",
  addressNew: "“new” is the address of the page for new records. Please choose another.",
  addressTooLong: "An address has at most 100 characters.",
  addressMalformed: "An address consists of lower-case letters and digits, with hyphens between words.",
  addressOfPage: message<Slug>("/{slug} is a page of this site. Please choose another address."),
  addressOfSite: message<Slug>("/{slug} is used by the site itself. Please choose another address."),
  /** `language` is the name of a language. */
  addressOfLanguage: message<Slug & { language: string }>(
    "/{slug} is where pages in {language} begin. Please choose another address.",
  ),

  unknownLanguage: "The site does not have this language.",
  languageOfPublic: "The language of a public record cannot be changed.",
  languageOfTranslated: "This record has translations, so its language cannot be changed.",
  isTranslation: "This is a translation. Translate the original instead.",
  isOriginalLanguage: "The original is in this language.",
};
