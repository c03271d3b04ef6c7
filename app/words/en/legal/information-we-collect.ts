export const informationWeCollect = `
### Personal information

We learn who you are only if you tell us. The forms on the [home page](/), the [contact page](/contact) and the [support page](/support) ask for four things: your name, your e-mail address, a subject and a message. We need all four to answer you. They are stored in our database with the time when they arrived, and sent by e-mail to the staff who answer. Our answers, the mails that you send in reply and the files in them are kept with the message, and so is the language that it seems to be written in.

Please send no more than your question needs. Do not send us health records, passwords, identity numbers, or anything about other people.

There are no accounts on this site, so there are no passwords or profiles. We take no payments here.

### Usage data

The server keeps a log of its own work: which page was requested, when, how long the answer took and whether it failed. The log does not hold your network address, what you typed into a search, or anything else that says who you are.

To send you a page, the server must see your network address while it answers, as every website must. It does not keep it. When you send a message, it keeps three more things for one day, to stop floods of messages and to notice when a bad connection made you send the same one twice: a scrambled form of your network address, which nobody can turn back into the address without a key that stays on the server; fingerprints of the message, of its parts and of your e-mail address; and a random number from your browser tab. Then they are erased.

We use no analytics, and nothing on a page reports back what you read, how far you scrolled or where you came from.

### Cookies and tracking

This is everything that the site stores on your device, and none of it tells us who you are:

- **“low-data”, a cookie.** It is set only if you use the low-data switch. For one year it remembers whether you turned the mode on or off, because the server must know this before it sends a page. It is the only cookie. If your browser is set to save data, the mode is on without it.
- **“theme”, in local storage.** It is set only if you use the button for the light or dark appearance, and remembers your choice until you erase it.
- **“font”, in local storage.** Once your browser has loaded the font of our headings, this note says so, and the next pages use the font at once. It stays until you erase it.
- **“language”, in local storage.** If your browser prefers another of our languages, we offer it to you once, and this note remembers that we did. It stays until you erase it.
- **“draft:” and the address of a form, in local storage.** What you type into a form is kept for one day, so that a reload or a lost connection does not cost you your message. It is erased when the message is sent, when you press “Clear what I typed”, or with the first page you open here after the day is over. In low-data mode nothing is kept.
- **“formId”, in session storage.** When you send a message, the browser keeps the random number of the tab until you close the tab.

Of these, only the cookie and, with a message, the random number are sent to us. What you type reaches us only when you send it. Like every browser, yours also keeps copies of pages, pictures and fonts for a while, so that they load faster. You can erase all of this in your browser's settings.

We do not track you, here or on other sites: there are no tracking cookies, pixels, fingerprints or advertising identifiers, ours or anyone else's.
`;
