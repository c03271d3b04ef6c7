/** How visitors can follow updates. */
export const follow = {
  heading: "Follow",
  feed: {
    title: "Feed reader",
    text: "An app that shows you what is new on the sites you choose.",
    rss: "RSS feed",
  },
  calendar: {
    title: "Calendar",
    text: "Your calendar app shows you our events and every change to them.",
    subscribe: "Subscribe to our events",
  },
};
