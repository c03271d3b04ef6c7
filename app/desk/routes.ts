/** Every address of the desk and the file that answers it. Who may open it, and who may act there, is said in the file. */
export const deskRoutes = [
  { path: "/desk", file: "desk/home/home.tsx" },
  { path: "/desk/begin", file: "desk/sign-in/begin.tsx" },
  { path: "/desk/join", file: "desk/sign-in/join.tsx" },
  { path: "/desk/sign-in", file: "desk/sign-in/sign-in.tsx" },
  { path: "/desk/sign-out", file: "desk/sign-in/sign-out.tsx" },
  { path: "/desk/organisation", file: "desk/organisation/organisation.tsx" },
  { path: "/desk/staff", file: "desk/staff/staff.tsx" },
  { path: "/desk/account", file: "desk/staff/account.tsx" },
  { path: "/desk/log", file: "desk/staff/log.tsx" },
  { path: "/desk/media", file: "desk/media/media.tsx" },
  { path: "/desk/media/library", file: "desk/media/library.ts" },
  { path: "/desk/media/uploads/:id", file: "desk/media/uploads.ts" },
  { path: "/desk/media/:id", file: "desk/media/item.tsx" },
  { path: "/desk/enquiries/promise", file: "desk/promise/promise.tsx" },
  { path: "/desk/:kind", file: "desk/records/list.tsx" },
  { path: "/desk/:kind/new", file: "desk/records/write.tsx" },
  { path: "/desk/:kind/:id", file: "desk/records/write.tsx" },
  { path: "/desk/:kind/:id/history", file: "desk/history/history.tsx" },
  { path: "/desk/:kind/:id/preview", file: "desk/preview/preview.tsx", showsFrames: true },
  { path: "/desk/:kind/:id/preview/page", file: "desk/preview/page.ts" },
  { path: "/desk/:kind/:id/receipt", file: "desk/receipts/receipts.tsx" },
  { path: "/desk/:kind/:id/registrations.csv", file: "desk/registrations/export.ts" },
  { path: "*", file: "desk/errors/not-found.tsx" },
] as const;

export type DeskRouteFile = (typeof deskRoutes)[number]["file"];
