import { CalendarDay } from "../ui/calendar-day.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterLinks } from "../ui/filter-links.tsx";
import { LiveSearchForm } from "../ui/live-search-form.tsx";
import { Neighbours } from "../ui/neighbours.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { Section } from "../ui/section.tsx";
import { State } from "../ui/state.tsx";
import { Tabs } from "../ui/tabs.tsx";
import styles from "./style-page.module.css";

const pages = { previous: "Previous", next: "Next", page: ({ page }: { page: number }) => `Page ${page}` };
const tabs = ["All", "News", "Events", "Resources"].map((name, index) => ({
  name,
  to: `/style?tab=${index}`,
  current: index === 0,
}));

export function ListSpecimens() {
  return (
    <Section heading="Lists">
      <div className={styles.stack}>
        <SearchForm
          action="/style"
          q="signed models"
          label="Search"
          submit="Search"
          clear={{ label: "Clear search", to: "/style" }}
        />
        <LiveSearchForm
          action="/style"
          results="found"
          q=""
          label="Search while typing"
          placeholder="Search..."
          submit="Search"
        />
        <Tabs label="Views" tabs={tabs} />
        <FilterLinks label="Category" options={tabs} />
        <EmptyState text="No projects found matching your search." />
        {[1, 7, 40].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={40}
            addressOf={(number) => `/style?page=${number}`}
            words={{ ...pages, label: `Pages, at ${page}` }}
          />
        ))}
        <div className={styles.row}>
          <CalendarDay instant="2026-11-25" />
          <State tone="open">Upcoming</State>
          <State tone="over">Past</State>
          <State tone="stopped">Postponed</State>
        </div>
        <div>
          <Disclosure id="closed" summary="A question">
            <p>Its answer.</p>
          </Disclosure>
          <Disclosure id="another" summary="Another question">
            <p>Another answer.</p>
          </Disclosure>
        </div>
        <Neighbours
          label="Before and after"
          previous={{
            to: "/style?before",
            title: "The one before, with a title that takes more than one line",
          }}
          next={{ to: "/style?after", title: "The one after" }}
          words={{ previous: "Newer", next: "Older" }}
        />
      </div>
    </Section>
  );
}
