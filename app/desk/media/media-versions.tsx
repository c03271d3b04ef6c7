import type { MediaItem, MediaVersion } from "../../../server/media/media-types.ts";
import { FieldFrame } from "../../ui/field.tsx";
import { formatFileSize } from "../../ui/format-file-size.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import rows from "../ui/rows.module.css";
import { acceptedTypes } from "../uploader/upload-button.tsx";
import styles from "./media.module.css";

type Versioned = Pick<MediaItem, "id" | "kind" | "copy" | "name">;

/** Puts another file at the same address. */
export function Replacement({ id, kind, name, error }: Versioned & { error?: string | undefined }) {
  const words = useDeskWords().media.replace;
  const accept = kind === "picture" ? acceptedTypes.picture : /\.\w+$/.exec(name)?.[0];
  return (
    <section id="replace">
      <h2>{words.heading}</h2>
      <form
        method="post"
        action={`/desk/media/${id}/whole`}
        encType="multipart/form-data"
        className={styles.form}
      >
        <FieldFrame id="new-file" label={words.newFile} hint={words.explained} error={error}>
          {(shared) => <input {...shared} type="file" name="file" accept={accept} required />}
        </FieldFrame>
        <div className={styles.buttons}>
          <Button variant="outline">{words.heading}</Button>
        </div>
      </form>
    </section>
  );
}

type ListProps = Versioned & { versions: MediaVersion[]; isLocked: boolean; kept: number };

export function VersionList({ id, copy: current, versions, isLocked, kept }: ListProps) {
  const words = useDeskWords().media.versions;
  return (
    <section id="history">
      <h2>{words.heading}</h2>
      <ul className={`${rows.rows} ${styles.versions}`}>
        {versions.map((version) => (
          <li key={version.copy}>
            <div className={styles.about}>
              <bdi>{version.name}</bdi>
              <p className={styles.facts}>
                {version.copy === current && <strong>{words.current}</strong>}
                {version.width !== null && <bdi dir="ltr">{`${version.width} × ${version.height}`}</bdi>}
                <bdi dir="ltr">{formatFileSize(version.bytes)}</bdi>
                <bdi>{version.addedBy}</bdi>
                <Moment instant={version.addedAt} />
              </p>
            </div>
            <form method="post" className={styles.buttons}>
              <a href={`/desk/media/${id}/versions/${version.copy}`}>
                {words.view}
                <VisuallyHidden> {version.name}</VisuallyHidden>
              </a>
              {version.copy !== current && !isLocked && (
                <>
                  <input type="hidden" name="version" value={version.copy} />
                  <Button act="restore" variant="outline">
                    {words.restore}
                    <VisuallyHidden> {version.name}</VisuallyHidden>
                  </Button>
                </>
              )}
            </form>
          </li>
        ))}
      </ul>
      <p>
        <small>{words.kept({ count: kept })}</small>
      </p>
    </section>
  );
}
