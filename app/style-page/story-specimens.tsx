import { WeaveMark } from "../art/weave-mark.tsx";
import { Clauses } from "../ui/clauses.tsx";
import { FeatureGrid } from "../ui/feature-grid.tsx";
import { Figures } from "../ui/figures.tsx";
import { LinkTiles } from "../ui/link-tiles.tsx";
import { Section } from "../ui/section.tsx";
import { StepList } from "../ui/step-list.tsx";
import { TermRows } from "../ui/term-rows.tsx";
import { Timeline } from "../ui/timeline.tsx";

const text = "A sentence or two about it, long enough to wrap on a phone.";
const moments = ["2018", "2019", "2020"].map((label) => ({
  label,
  title: `What happened in ${label}`,
  text,
  link: { to: "/style", label: `More about ${label}` },
  marker: <WeaveMark />,
}));
const features = ["One", "Two", "Three"].map((title) => ({
  title,
  text,
  link: { to: "/style", label: `More about ${title.toLowerCase()}` },
}));
const steps = [
  { title: "First", text },
  {
    title: "Then",
    text,
    notes: [
      { term: "What can go wrong", text },
      { term: "What to do", text },
    ],
  },
  { title: "Last", text },
];

export function StorySpecimens() {
  return (
    <>
      <Section heading="Features">
        <FeatureGrid items={features} />
      </Section>
      <Section heading="Terms">
        <TermRows items={features} />
      </Section>
      <Section heading="Clauses" tone="tint">
        <Clauses items={features} />
      </Section>
      <Section heading="Tiles">
        <LinkTiles items={features} />
      </Section>
      <Section heading="Tiles, two a row">
        <LinkTiles items={features.slice(0, 2)} />
      </Section>
      <Section heading="Figures">
        <Figures
          items={[
            { number: "10+", label: "Frameworks", note: text },
            {
              ...{ number: "5000+", label: "People", note: text },
              evidence: { text: "Annual report", to: "/style" },
            },
          ]}
        />
      </Section>
      <Section heading="Timeline">
        <Timeline items={moments} />
      </Section>
      <Section heading="Timeline, by turns" tone="tint">
        <Timeline items={moments} layout="alternate" />
      </Section>
      <Section heading="Steps">
        <StepList steps={steps} />
      </Section>
    </>
  );
}
