import { Pagination } from "../../ui/pagination.tsx";
import { type Asked, listAddress } from "./record-list-address.ts";

type ListPagesProps = { path: string; asked: Asked; page: number; pages: number };

export function ListPages({ path, asked, page, pages }: ListPagesProps) {
  return (
    <Pagination
      page={page}
      pages={pages}
      addressOf={(number) => listAddress(path, { ...asked, page: number })}
      words={{
        label: "Pages of this list",
        previous: "Previous",
        next: "Next",
        page: ({ page }) => `Page ${page}`,
      }}
    />
  );
}
