/** The Message-IDs of our mails, without brackets. The same each time, so that one which was sent twice is seen to be one. */

const idAt = (siteUrl: string, name: string) => `${name}@${new URL(siteUrl).hostname}`;

export const noticeMailId = (reference: string, siteUrl: string) => idAt(siteUrl, `enquiry-${reference}`);

/** Of what a visitor wrote later. */
export const laterNoticeMailId = (postId: string, siteUrl: string) => idAt(siteUrl, `mail-${postId}`);

export const acknowledgementMailId = (reference: string, siteUrl: string) =>
  idAt(siteUrl, `acknowledgement-${reference}`);

/** Stands in the row of the reply too, so that answers find it. */
export const replyMailId = (postId: string, siteUrl: string) => idAt(siteUrl, `reply-${postId}`);

export const staffMailId = (id: string, siteUrl: string) => idAt(siteUrl, `mail-${id}`);
