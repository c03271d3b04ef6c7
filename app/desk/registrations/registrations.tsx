export type RegistrationsProps = { slug: string; count: number; mayExport: boolean };

export function Registrations({ slug, count, mayExport }: RegistrationsProps) {
  return (
    <section aria-labelledby="registrations">
      <h2 id="registrations">Registrations</h2>
      {count === 0 ? (
        <p>No registrations yet.</p>
      ) : (
        <p>
          {count === 1 ? "One person has registered." : `${count} people have registered.`}{" "}
          <a href={`/desk/enquiries?kind=registration&about=${encodeURIComponent(slug)}`}>Read them</a>
          {mayExport && (
            <>
              {" · "}
              <a href={`/desk/events/${slug}/registrations.csv`} download="">
                Export as CSV
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}
