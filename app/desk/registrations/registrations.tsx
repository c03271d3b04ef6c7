import { useDeskWords } from "../rendering/desk-language.ts";

export type RegistrationsProps = { slug: string; count: number; mayExport: boolean };

export function Registrations({ slug, count, mayExport }: RegistrationsProps) {
  const { registrations: words } = useDeskWords();
  return (
    <section aria-labelledby="registrations">
      <h2 id="registrations">{words.heading}</h2>
      {count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <p>
          {words.count({ count })}{" "}
          <a href={`/desk/enquiries?kind=registration&about=${encodeURIComponent(slug)}`}>{words.read}</a>
          {mayExport && (
            <>
              {" · "}
              <a href={`/desk/events/${slug}/registrations.csv`} download="">
                {words.export}
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}
