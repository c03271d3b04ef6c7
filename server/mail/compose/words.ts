/** What the site writes to visitors by mail, in each language that it has. */
type MailWords = {
  wrote: (moment: string) => string;
  acknowledgement: {
    subject: (reference: string) => string;
    paragraphs: (about: { organisation: string; reference: string; myData: string }) => string[];
  };
};

const en: MailWords = {
  wrote: (moment) => `On ${moment} you wrote:`,
  acknowledgement: {
    subject: (reference) => `We have your message (${reference})`,
    paragraphs: ({ organisation, reference, myData }) => [
      `Thank you for writing to ${organisation}. Your message is here, and somebody will answer it within 24 hours.`,
      `Your reference number: ${reference}`,
      "Here you can see what we keep of it, and erase it:",
      myData,
      "If you did not write to us, somebody typed your address by mistake. You need not do anything, or you can erase the message by the link above.",
    ],
  },
};

const languages: Record<string, MailWords> = { en };

/** In English, if the language is one that we have no words for. */
export const mailWords = (language: string): MailWords =>
  (Object.hasOwn(languages, language) && languages[language]) || en;
