export const myDataAddress = (token: string) => `/my-data/${encodeURIComponent(token)}`;
