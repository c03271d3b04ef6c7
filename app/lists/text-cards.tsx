import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { hostOf, type Medium, mediumOf } from "../../server/markdown/media-links.ts";
import type { TextLink } from "../../server/markdown/text-parts.ts";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { PALETTE } from "../art/palette.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { fileNote } from "./file-note.ts";
import { WholeImage } from "./picture-figure.tsx";

type CardProps = { link: TextLink; poster: OfferedPicture | undefined };
type OwnFile = { name: string; bytes: number };
export type Captions = {
  address: string;
  label: string;
  language: Language | undefined;
  transcript: string[];
};

/** A file of this site to download. */
export function FileCard({ link, file }: { link: TextLink; file: OwnFile }) {
  const words = useWords();
  return (
    <p className="block-card" data-leads="down">
      <a href={link.address} download={file.name}>
        <LinkWords html={link.html} />
      </a>
      <About caption={link.caption} facts={[words.blocks.download, fileNote(words, file.name, file.bytes)]} />
    </p>
  );
}

type PlayerProps = CardProps & { file: OwnFile; medium: Medium; captions: Captions[] };

/** A video or audio of this site. Nothing is fetched before it is started; its size is shown below. */
export function Player({ link, poster, file, medium, captions }: PlayerProps) {
  const [words, pageLanguage] = [useWords(), useLanguage()];
  const { address, html, text, caption } = link;
  const shared = { src: address, controls: true, preload: "none", "aria-label": text } as const;
  const size = poster && { width: poster.width, height: poster.height };
  return (
    <figure className="block-player">
      {medium === "audio" ? (
        <audio {...shared} />
      ) : (
        <video {...shared} {...size} poster={poster ? posterOf(poster) : plainPoster} playsInline>
          {captions.map(({ address, label, language }) => (
            <track key={address} kind="captions" src={address} label={label} srcLang={language} />
          ))}
        </video>
      )}
      <figcaption dir="auto">
        <LinkWords html={html} />
        <About caption={caption} facts={[words.blocks[medium], fileNote(words, file.name, file.bytes)]}>
          {" · "}
          <a href={address} download={file.name}>
            {words.blocks.download}
          </a>
        </About>
      </figcaption>
      {captions.map(
        ({ address, label, language, transcript }) =>
          transcript.length > 0 && (
            <details key={address} className="block-details">
              <summary lang={pageLanguage} dir="auto">
                {captions.length > 1 ? `${words.blocks.transcript} · ${label}` : words.blocks.transcript}
              </summary>
              <div lang={language} dir="auto">
                {transcript.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ),
      )}
    </figure>
  );
}

/** About the width of a text on a high-density screen. */
const posterOf = ({ address, widths }: OfferedPicture) =>
  `${address}/${widths.find((width) => width >= 900) ?? widths.at(-1)}.webp`;

const { teal, gold } = PALETTE.light;
/** For videos without a picture, which browsers would show black. */
const plainPoster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='${teal}' d='M0 0h16v9H0z'/><path fill='${gold}' d='m7 3v3l2.6-1.5z'/></svg>`,
)}`;

/** A video or audio on another site. It is not embedded, only linked. */
export function ElsewhereCard({ link, poster }: CardProps) {
  const { blocks } = useWords();
  const { address, html, caption } = link;
  const medium = mediumOf(address);
  const host = hostOf(address) ?? "";
  return (
    <p className="block-card" data-leads="elsewhere">
      <a href={address} rel="noopener noreferrer">
        {poster && <WholeImage picture={poster} alt="" room={{ width: 720, height: 405 }} />}
        <LinkWords html={html} />
      </a>
      <About caption={caption} facts={[...(medium ? [blocks[medium]] : []), blocks.opensOn({ host })]} />
    </p>
  );
}

/** Safe to set as markup: server/markdown/markdown.ts rendered it, without links. */
const LinkWords = ({ html }: { html: string }) => <span dangerouslySetInnerHTML={{ __html: html }} />;

type AboutProps = { caption: string; facts: string[]; children?: ReactNode };

/** In the page's language, which may not be the text's. */
function About({ caption, facts, children }: AboutProps) {
  return (
    <>
      {caption && <span className="block-caption">{caption}</span>}
      <small lang={useLanguage()} dir="auto">
        {facts.filter(Boolean).join(" · ")}
        {children}
      </small>
    </>
  );
}
