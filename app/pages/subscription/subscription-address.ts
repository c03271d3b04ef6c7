export const subscriptionAddress = (token: string) => `/subscription/${encodeURIComponent(token)}`;
