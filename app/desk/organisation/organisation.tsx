import { data, useActionData, useLoaderData } from "react-router";
import { type DetailName, detailNames, type OrganisationDetails } from "../../../organisation.ts";
import type { DetailProblem } from "../../../server/desk/organisation.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { completeLink } from "../editor/complete-links.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { details } from "./details.ts";
import styles from "./organisation.module.css";

export const role: Access = "administrator";
export const title = "Organisation";

export async function loader({ desk }: DeskArgs) {
  return { stored: await desk.organisation.read() };
}

/** `wanted`: everything that was typed, where something of it was refused. */
type Answer = { problems: DetailProblem[]; wanted?: OrganisationDetails };

export const acts: Acts = {
  default: {
    role: "administrator",
    async run({ desk, session, form }: ActArgs) {
      const typed = sent(form, (name) => name);
      const was = sent(form, (name) => `was-${name}`);
      const changed = detailNames.filter((name) => typed[name] !== was[name]);
      const wanted = Object.fromEntries(changed.map((name) => [name, completed(name, typed[name] ?? "")]));
      const problems = unseen(await desk.organisation.read(), wanted, was);
      if (problems.length > 0) return data({ problems, wanted } satisfies Answer, { status: 409 });
      const saved = await desk.organisation.save(session.person, wanted);
      if (saved.outcome === "saved") return { problems: [] } satisfies Answer;
      return data({ problems: saved.problems, wanted } satisfies Answer, { status: 422 });
    },
  },
};

const completed = (name: DetailName, typed: string) =>
  details[name].type === "url" ? completeLink(typed) : typed;

function sent(form: FormData, fieldOf: (name: DetailName) => string): OrganisationDetails {
  return Object.fromEntries(detailNames.map((name) => [name, String(form.get(fieldOf(name)) ?? "")]));
}

/** What somebody else changed since the form was opened is not replaced by somebody who has not seen it. */
function unseen(
  stored: OrganisationDetails,
  wanted: OrganisationDetails,
  was: OrganisationDetails,
): DetailProblem[] {
  return detailNames
    .filter((name) => wanted[name] !== undefined)
    .filter((name) => ![wanted[name], was[name]].includes(stored[name] ?? ""))
    .map((field) => ({
      field,
      sentence: stored[field]
        ? `Somebody else set this to “${stored[field]}” meanwhile. Save again to replace that.`
        : "Somebody else emptied this meanwhile. Save again to replace that.",
    }));
}

export default function Organisation() {
  const { stored } = useLoaderData<typeof loader>();
  const { problems, wanted } = useActionData<Answer>() ?? {};
  const problemOf = (name: DetailName) => problems?.find(({ field }) => field === name)?.sentence;
  return (
    <>
      <h1>Organisation</h1>
      {problems?.length === 0 && <Notice tone="success">Saved. Visitors see it from now on.</Notice>}
      {problems && problems.length > 0 && (
        <ErrorSummary
          id="problems"
          heading="Nothing was saved yet. Please check:"
          errors={problems.map(({ field, sentence }) => ({
            fieldId: field,
            text: `${details[field].label}: ${sentence}`,
          }))}
        />
      )}
      <p>What is left empty is shown nowhere.</p>
      <form method="post" noValidate className={styles.form}>
        {detailNames.map((name) => (
          <div key={name}>
            <input type="hidden" name={`was-${name}`} value={stored[name] ?? ""} />
            <Field
              id={name}
              name={name}
              {...details[name]}
              defaultValue={wanted?.[name] ?? stored[name] ?? ""}
              error={problemOf(name)}
            />
          </div>
        ))}
        <div>
          <Button>Save</Button>
        </div>
      </form>
    </>
  );
}
