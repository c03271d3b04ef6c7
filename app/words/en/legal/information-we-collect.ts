export const informationWeCollect = `
### Personal information

We learn who you are only if you tell us. The forms on the [home page](/), the [contact page](/contact) and the [support page](/support) ask for four things: your name, your e-mail address, a subject and a message. All four are needed to answer you. They are stored in our database with the time at which they arrived, and sent by e-mail to the staff who answer.

Please send no more than your question needs. We do not ask for, and would rather not have, health records, passwords, identity numbers, or anything about other people.

There are no accounts on this site, and so no passwords or profiles. We take no payments here.

### Usage data

The server keeps a log of its own work: which page was asked for, when, how long the answer took and whether it failed. The log does not hold your network address, what you typed into a search, or anything else that tells who you are.

To send you a page, the server must see your network address while it answers, as every website must. It does not keep it. With a message, it keeps three things for one day, to stop floods and to recognise a message that a bad line made you send twice: a scrambled form of your network address, from which the address cannot be read back without a key that stays on the server, a fingerprint of the message, and a random number of your browser tab. Then they are erased.

We use no analytics, and nothing on a page reports back what you read, how far you scrolled or where you came from.

### Cookies and tracking

There is one cookie, and only for those who ask for it. If you use the low-data switch, a cookie named “low-data” remembers for one year whether you turned the mode on or off, because the server must know it before it sends a page. It holds nothing else. A browser that is set to save data asks for the mode by itself, without a cookie.

If you choose the light or dark appearance, your browser keeps that choice in its own local storage, under the name “theme”. It is not sent to us. When you send a message, the browser keeps the random number of the tab until you close the tab. You can erase all of this in your browser's settings.

We do not track you, here or on other sites: there are no tracking cookies, pixels, fingerprints or advertising identifiers, ours or anyone else's.
`;
