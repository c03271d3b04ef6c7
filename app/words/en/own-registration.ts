import { message } from "../message.ts";

/** The page on which people see, change and cancel their registration for an event. */
export const ownRegistration = {
  title: "Your registration",
  description: message<{ organisation: string }>("A registration for an event of {organisation}."),
  secret: "Anyone who has the address of this page can change your registration, so keep it to yourself.",

  states: {
    confirmed: message<{ seats: number }>(
      "{seats, plural, one {You have a place} other {You have # places}}",
    ),
    waiting: "You are on the waiting list",
    offered: message<{ seats: number }>(
      "{seats, plural, one {A place is reserved for you} other {# places are reserved for you}}",
    ),
    declined: "You declined the place",
    lapsed: "You did not accept the place in time",
    cancelled: "You cancelled your registration",
    cancelledByStaff: "We cancelled your registration",
    eventCancelled: "The event is cancelled",
    over: "The event is over",
  },
  ahead: message<{ count: number }>(
    "{count, plural, =0 {You are next on the list.} one {One person on the list comes before you.} other {# people on the list come before you.}} When a place becomes free, we write to you.",
  ),
  passedOn: "The place was offered to the next person. You can register again.",
  again: "Register again",
  offer: {
    deadline: message<{ moment: string }>(
      "Accept or decline by {moment}. After that, we offer the place to the next person.",
    ),
    accept: "Accept the place",
    decline: "Decline the place",
  },

  facts: {
    heading: "Your data",
    event: "Event",
    starts: "Starts",
    ends: "Ends",
    place: "Place",
    online: "Online",
    seats: "Places",
    name: "Name",
    email: "E-mail",
    registered: "Registered",
    deleted: "Deleted after",
  },
  eventPage: "About this event",
  calendar: "Add to my calendar",

  code: {
    heading: "Your code at the door",
    text: "Show or say this code when you arrive.",
    picture: message<{ code: string }>("QR code: {code}"),
  },
  certificate: {
    heading: "Certificate of attendance",
    text: "Thank you for coming. The certificate has a code with which anyone can check it on this site.",
    download: "Download the certificate (PDF)",
  },

  change: {
    heading: "Change your registration",
    email: "To use another e-mail address, cancel and register again, or write to us.",
    save: "Save changes",
  },
  reminders: {
    heading: "Reminders by mail",
    twoDays: "Two days before the event",
    twoHours: "Two hours before the event",
    save: "Save reminders",
  },
  cancel: {
    heading: "Cancel your registration",
    text: "Your place, or your position on the waiting list, goes to someone else immediately. You cannot undo this.",
    open: "I cannot come",
    button: "Cancel my registration",
  },
  erase: {
    heading: "Erase your data",
    text: "Your registration is cancelled, and everything that we hold about you for this event is erased from our database immediately. You cannot undo this, and you can no longer get a certificate.",
    open: "Erase my data",
    button: "Erase for good",
  },

  done: {
    accepted: "The place is yours. We have sent you a confirmation by mail.",
    declined: "You have declined the place. It is offered to the next person.",
    cancelled: "Your registration is cancelled.",
    changed: "Your changes are saved.",
    reminders: "Your choice of reminders is saved.",
  },
  problems: {
    heading: "Nothing has been changed yet. Please check:",
    lapsed: "This offer has ended. The place was offered to the next person.",
    over: "This registration can no longer be changed: it was cancelled, or the event is over or cancelled.",
    notEnough: message<{ left: number }>(
      "{left, plural, =0 {Nothing has been changed: no further place is free.} one {Nothing has been changed: only one further place is free.} other {Nothing has been changed: only # further places are free.}}",
    ),
    failed: "Sorry, this could not be saved. Please try again.",
  },

  erased: {
    title: "Your data is erased",
    lead: "Nothing about your registration is left in our database. Copies in our backups are deleted when their time is over, and are not used before then.",
  },
  missing: {
    title: "There is no registration here",
    lead: "The registration may have been erased, its time may be over, or there is a mistake in the link. The newest mail about the event has the right link.",
  },
  tooMany: {
    title: "Too many attempts",
    lead: "Too many wrong links were opened from your network. Please try again in ten minutes.",
  },
};
