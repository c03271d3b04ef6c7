import { isRouteErrorResponse } from "react-router";
import { ErrorReference } from "../../rendering/error-reference.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import { SignInAgain } from "../islands/sign-in-again.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Posted, Refusal } from "../rendering/guard.ts";
import { Button } from "../ui/button.tsx";

/** The page for a request that was refused, found nothing, or failed. */
export function RefusalPage({ error }: { error: unknown }) {
  const { errors: words, common } = useDeskWords();
  const {
    refusal,
    posted,
    email = "",
  } = (isRouteErrorResponse(error) ? (error.data ?? {}) : {}) as Partial<Refusal & Posted>;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isFailure = !refusal && !isMissing;
  const { title, text } = refusal ? words.refusals[refusal] : isMissing ? words.notFound : words.failed;
  return (
    <>
      <title>{`${title} | ${common.desk}`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {isFailure && (
        <p>
          <ErrorReference label={words.reference} />
        </p>
      )}
      {posted ? (
        <>
          <DeskIsland name="sign-in-again" component={SignInAgain} props={{ email }} />
          <form method="post" data-send-again>
            {posted.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field and value twice.
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button variant="outline">{words.sendAgain}</Button>
          </form>
        </>
      ) : (
        <p>
          <a href="/desk">{words.toDesk}</a>
        </p>
      )}
    </>
  );
}
