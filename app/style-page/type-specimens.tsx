import { ForeignText } from "../ui/foreign-text.tsx";
import { Prose, RenderedProse } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./style-page.module.css";

const article = [
  "<h2>A heading in an article</h2><p>Text with <a href='/news'>a link</a>, <strong>weight</strong>, ",
  "<em>emphasis</em> and <code>code</code>.</p><h3>A smaller heading</h3>",
  "<ul><li>One point<ul><li>and one below it</li></ul></li><li>Another</li></ul>",
  "<ol><li>First</li><li>Second</li></ol><blockquote><p>What someone said.</p></blockquote>",
  "<pre tabindex='0'><code>cosign verify model.onnx --certificate-identity builder@example.org</code></pre>",
  "<table><thead><tr><th>Step</th><th>What can go wrong</th></tr></thead>",
  "<tbody><tr><td>Build</td><td>A dependency changes</td></tr></tbody></table><hr><p>The end.",
  "<sup><a href='#note-1' id='note-1-ref' role='doc-noteref' aria-label='Note 1'>1</a></sup></p>",
].join("");

/** Classes that server/markdown and app/lists/text-cards.tsx write. */
const blocks = [
  '<p class="block-card" data-leads="down"><a href="/files/scam-lesson-pack.pdf"><span>The lesson pack</span></a>',
  '<span class="block-caption">For teachers</span><small>Download · PDF, 84 KB</small></p>',
  '<p class="block-card" data-leads="elsewhere"><a href="https://example.org/"><span>The talk</span></a>',
  "<small>Video · Opens on example.org</small></p>",
  '<p class="block-action"><strong><a href="/donate">Donate</a></strong></p>',
  '<details class="block-details"><summary>Who pays for it?</summary><p>A foundation.</p></details>',
  '<div class="block-notes" role="doc-endnotes" aria-label="Notes"><ol><li id="note-1"><p>A note. ',
  "<a href='#note-1-ref' role='doc-backlink' aria-label='Back to text'>↑</a></p></li></ol></div>",
].join("");

/** Titles that run long, in the languages they come in. */
export const longTitles = [
  "Atelier régional : sécuriser les chaînes de déploiement des services publics numériques",
  "የሰው ሰራሽ አስተውሎት ደህንነት እና የግል መረጃ ጥበቃ በኢትዮጵያ የህዝብ አገልግሎቶች",
  "ورشة عمل: أمن الذكاء الاصطناعي وحماية البيانات الشخصية في الخدمات العامة",
];

export function TypeSpecimens() {
  return (
    <>
      <Section heading="Type" lead="Headings are Familjen Grotesk, text is the system’s own font.">
        <div className={styles.stack}>
          <Prose>
            <p>
              Running text keeps to a measure of about 66 characters, 17 px on 1.6, so that a line is easy to
              find again on a phone held in the sun.
            </p>
          </Prose>
          {longTitles.map((title) => (
            <h3 key={title} dir="auto">
              <ForeignText lang="en">{title}</ForeignText>
            </h3>
          ))}
        </div>
      </Section>
      <Section heading="An article" layout="beside">
        <RenderedProse html={article + blocks} />
      </Section>
    </>
  );
}
