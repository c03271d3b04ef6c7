import { Pagination } from "../../ui/pagination.tsx";

type ListPagesProps = { page: number; pages: number; addressOf: (page: number) => string };

export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  return (
    <Pagination
      {...{ page, pages, addressOf }}
      words={{
        label: "Pages of this list",
        previous: "Previous",
        next: "Next",
        page: ({ page }) => `Page ${page}`,
      }}
    />
  );
}
