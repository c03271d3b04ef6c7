import { message, partsMessage } from "../../message.ts";

/** The page where administrators invite colleagues and change their roles. */
export const staff = {
  title: "Staff",
  help: "The people who can sign in to the desk.",
  you: "you",
  since: partsMessage<"moment">("Since {moment}"),
  change: "Change",
  /** For screen readers; the screen shows "Change". */
  changePerson: message<{ name: string }>("Change {name}"),
  role: "Role",
  roleOf: message<{ name: string }>("Role of {name}"),
  roles: {
    translator: "translator: translations only",
    writer: "writer: drafts and notes",
    publisher: "publisher: also publishes and replies",
    administrator: "administrator: also staff and personal data",
  },
  changeRole: "Change role",
  signOutEverywhere: "Sign out everywhere",
  remove: "Remove",
  invited: "Invited",
  invitedBy: partsMessage<"name" | "moment">("Invited by {name}, {moment}, valid for seven days"),
  withdraw: "Withdraw",
  withdrawOf: message<{ name: string }>("Withdraw the invitation of {name}"),
  inviteHeading: "Invite a colleague",
  invite: "Invite",
  done: {
    withdrawn: "Invitation withdrawn.",
    roleChanged: "Role changed.",
    removed: "Removed: they no longer have access, and are signed out everywhere.",
    signedOut: message<{ name: string; count: number }>(
      "{name} is signed out everywhere. Sessions ended: {count, number}.",
    ),
    invitedByMail: message<{ name: string }>(
      "{name} is invited. We have mailed them this link. You can also pass it on yourself:",
    ),
    invitedWithoutMail: message<{ name: string }>(
      "{name} is invited. This site does not send mail, so pass this link on yourself:",
    ),
  },
  problems: {
    invitationGone: "This invitation has already been used or withdrawn.",
    noSuchRole: "There is no such role.",
    personGone: "This person no longer has access, so nothing was changed.",
    lastAdministrator: "This is the last administrator. Make another person administrator first.",
    correct: "Not invited: please correct the fields below.",
    hasAccess: "This address already has access.",
    tooMany: "Too many invitations are open. Withdraw some first.",
  },
};
