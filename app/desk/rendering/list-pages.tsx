import { Pagination } from "../../ui/pagination.tsx";
import { useDeskWords } from "./desk-language.ts";

type ListPagesProps = { page: number; pages: number; addressOf: (page: number) => string };

export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  return <Pagination {...{ page, pages, addressOf }} words={useDeskWords().common.pagination} />;
}
