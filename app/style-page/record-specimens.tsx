import { Band } from "../art/band.tsx";
import { Cover } from "../art/cover.tsx";
import { Carousel } from "../islands/carousel/carousel.tsx";
import { Badge } from "../ui/badge.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { PartnerCard } from "../ui/partner-card.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { Section } from "../ui/section.tsx";
import { longTitles } from "./type-specimens.tsx";

const titles = ["A short title", ...longTitles];

function Card({ title }: { title: string }) {
  return (
    <RecordCard
      to="/style"
      title={title}
      top={<Band kind="news" subject={title} />}
      kicker={<Badge kind="news">News</Badge>}
      excerpt="Two lines of what it is about, and no more than two, whatever the length of the text that someone wrote for it, however long they went on."
      meta={<LocalDate instant="2026-11-15" />}
    />
  );
}

export function RecordSpecimens() {
  return (
    <>
      {[1, 2, 3, 4].map((count) => (
        <Section key={count} heading={`Cards: ${count}`}>
          <CardGrid>
            {titles.slice(0, count).map((title) => (
              <Card key={title} title={title} />
            ))}
          </CardGrid>
        </Section>
      ))}
      <Section heading="Carousel" tone="tint">
        <Carousel
          label="Specimens"
          skip={{ to: "#top", label: "Skip the specimens" }}
          previous="Previous"
          next="Next"
        >
          {titles.map((title) => (
            <li key={title}>
              <RecordCard
                to="/style"
                title={title}
                top={<Band kind="resource" subject={title} />}
                action="Read More"
              />
            </li>
          ))}
        </Carousel>
      </Section>
      <Section heading="Partner">
        <PartnerCard
          name="A partner"
          kind="What it is"
          html="<p>What we do together.</p>"
          logo={<Cover kind="work" subject="partner" id="partner" />}
        />
      </Section>
    </>
  );
}
