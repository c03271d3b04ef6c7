/** Help on each page of the desk: what the page is for and what to do next. */
export const help = {
  /** On the screen. */
  short: "Help",
  /** For screen readers; starts with `short`. */
  title: "Help on this page",
  pages: {
    today: [
      "Start here: this page lists what needs someone’s attention.",
      "Messages come first, the most urgent at the top, then texts to review, failed checks, scheduled texts and drafts.",
      "Open an entry to work on it.",
    ],
    messages: [
      "Messages from visitors arrive here. We promise an answer within 24 hours, and each message shows how much time is left.",
      "Open a message to read it and reply.",
      "The tabs sort messages by what happened to them, and the search covers all of them.",
    ],
    message: [
      "The whole conversation is here: what the visitor wrote, our replies and the notes of colleagues.",
      "A reply is mailed to the visitor. A note stays at the desk.",
      "Assign the message to a colleague if someone else should answer it, and close it when nothing is left to do.",
    ],
    cannedReplies: [
      "Write answers here that you often send, one for each language.",
      "While replying to a message, choose one and adapt it before you send it.",
      "Changing one here does not change replies that were already sent.",
    ],
    responseTimes: [
      "See here how fast we answer, and whether we keep our promise of 24 hours.",
      "Days on which the office is closed are those under Pages, Holidays.",
    ],
    personalData: [
      "People can ask what we hold about them, or ask us to erase it.",
      "Search for their e-mail address, then export the messages as a file or erase them.",
      "Erased messages cannot be brought back.",
    ],
    registrations: [
      "Everyone who registered for the event is listed here, in the order in which they registered. Open a person to read the answers, write a note or change the registration.",
      "People on the waiting list are offered a place when one becomes free. If you confirm a person, a place must be free: raise the number of places in the settings first.",
      "Registrations are not messages, so the 24 hours do not apply to them.",
    ],
    registrationSettings: [
      "Switch registration on and say how many places there are, when people can register and what you ask them.",
      "Ask only what you need: each question says why it is asked, and the answers are deleted some time after the event.",
      "More places are offered to waiting people as soon as you save.",
    ],
    attendance: [
      "Press a name to say that the person is here; press it again to take that back. You can also type or scan the code that people show.",
      "Open this page before you go to a place without a connection. It works offline, and the ticks are sent later.",
      "Several people can tick at several doors. If two tick the same person, the later tick counts.",
    ],
    letter: [
      "Write a mail to all people of this event or to some of them. Each person gets a separate mail.",
      "Check the preview and the number of people, then send it.",
    ],
    subscribers: [
      "These people get the newsletter. Search for a person, or remove someone who asked for it.",
      "Import people only if they agreed to get this newsletter, and say where and when.",
      "Further down, see what was sent, and stop a mail that is being sent.",
    ],
    senderChecks: [
      "This page shows whether the domain is set up so that mailboxes accept our mail.",
      "Show it to the person who runs the site: most of it is entered where the domain is managed.",
    ],
    sendMail: [
      "Look at the mail in each language, in both themes and as plain text, and send yourself a test.",
      "Then send it, or choose a time. A mail cannot be taken back, but you can stop it while it is being sent.",
    ],
    records: [
      "Everything of this kind is listed here, the latest change first. Each row shows its state, its languages and who changed it last.",
      "Open a row to write, or start a new one.",
      "Withdrawn texts stay here, and deleted ones can be brought back for 30 days.",
    ],
    pages: [
      "The site’s own pages are here, and also its menu, footer, notice and organisation.",
      "Open one to change its words. You can also add pages of your own.",
      "To show a new page in the menu, add it under Menu.",
    ],
    writing: [
      "Write here. The desk saves your text while you type, even without a connection.",
      "Visitors see nothing until it is published or its scheduled time comes.",
      "The preview shows the text as visitors will see it.",
      "The history keeps earlier versions, and you can go back to any of them.",
    ],
    page: [
      "Change the words of this page here. Its layout stays the same.",
      "Lists have buttons to add, move and remove entries.",
      "Visitors see your changes once they are published.",
      "Translations are separate: open a language to write in it.",
    ],
    translation: [
      "Translate here: the original is beside each field.",
      "A field left empty shows the original’s text where the page says so.",
      "If the original changes after you publish, this page shows what changed.",
    ],
    review: [
      "Texts that are ready for review are listed here, the longest waiting first.",
      "Open one to read it, comment on a sentence, approve it or send it back.",
      "Nobody can approve a text that they have written.",
    ],
    reviewText: [
      "Choose a sentence to comment on it. The writers see your comments beside the text.",
      "An approval counts for exactly this text: any edit ends it.",
      "A person without an account can approve with a link. It works once, for 7 days.",
    ],
    history: [
      "Every saved version is listed here, the latest first.",
      "Choose two versions to see what changed between them.",
      "Restoring a version makes it the working text. It becomes public when you publish it.",
    ],
    preview: [
      "This is how visitors will see the text on a phone and on a computer, in light and in dark.",
      "To show it to someone without an account, make a link. It works for 7 days, and you can revoke it.",
    ],
    checks: [
      "After publishing or withdrawing, the desk checks every place where visitors find the text: its page, lists, search, feeds and sitemap.",
      "A failed check is tried again. If it keeps failing, tell the person who runs the site.",
    ],
    care: [
      "See here what needs mending in published texts, grouped by the work to do.",
      "Open a row to correct the text. It disappears soon after you publish.",
      "If an old text is still right, press “Reviewed today”.",
    ],
    counts: [
      "See here which pages people open, which files they download and what they search for without finding it.",
      "Choose a period, or download the figures for a spreadsheet.",
      "The figures are sums per day. They are a little low: a page that the browser loaded in advance is not counted.",
    ],
    media: [
      "All pictures and files of the site are here. Upload new ones, then use them in texts.",
      "Open one to describe it for people who cannot see it, and to see where it is used.",
      "Photos lose their place and camera data when they are uploaded.",
    ],
    mediaItem: [
      "Describe the picture in a sentence, so that people who cannot see it know what it shows.",
      "The caption and the credit are shown with it wherever it is used.",
      "It can be deleted once no page uses it.",
    ],
    staff: [
      "Invite colleagues here and choose what each may do: translate, write, publish or administer.",
      "If a phone is lost, sign that person out everywhere.",
      "Remove the access of people who leave. Their texts stay.",
    ],
    account: [
      "Choose the language and time zone of your desk, and which mails you get.",
      "A passkey lets you sign in with your fingerprint, face or PIN. Add one on each device that you use.",
      "If you see a device that is not yours, sign it out and tell an administrator.",
    ],
    log: ["The log shows who did what at the desk, and when.", "Choose a person to see only what they did."],
    samples: [
      "Samples show how the site looks with content. Replace them with your own texts before the site is announced.",
      "Removing all samples leaves your own texts as they are. You can bring the samples back for 30 days.",
    ],
    launch: [
      "This page lists what demanding readers look for on the site and do not find yet.",
      "Open a task: it leads to the place where you enter it.",
    ],
    state: [
      "This page says in words how the site is running: mail, backups, disk, errors.",
      "A marked line says what to do. Most of it is work for the person who runs the site.",
    ],
    redirects: [
      "Add an address that should lead to a page of this site, such as one printed on a poster.",
      "If a page is published at that address later, visitors see the page.",
    ],
    securityTxt: [
      "People who find a weakness in the site read security.txt to learn whom to tell.",
      "Check the addresses and confirm the file before it expires.",
    ],
    signIn: [
      "The fastest way to sign in is a passkey, which you can add under your account.",
      "Without one, ask for a code: it comes by mail and works once, for ten minutes.",
      "If no code arrives, ask an administrator.",
    ],
    join: [
      "Type your name as colleagues should see it, then continue.",
      "You can add a passkey right afterwards, so that signing in again is quick.",
    ],
  },
};
