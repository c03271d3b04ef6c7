import { data, redirect, useActionData, useLoaderData } from "react-router";
import { localPath } from "../../../languages.ts";
import type { Correction } from "../../../server/inbox/personal-data/correct-email.ts";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { Conversation } from "./conversation.tsx";
import { EmailForm, emailFormId } from "./email-form.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MissingData } from "./missing-data.tsx";
import { myDataAddress } from "./my-data-address.ts";
import { renderConversation } from "./render-conversation.ts";

export const meta = ({ loaderData, words: { myData }, organisation }: PageOf<typeof loader>) =>
  missingMeta(
    (loaderData ? myData : myData.missing).title,
    myData.description({ organisation: organisation.name }),
  );

export async function loader({ request, context, params: { token = "" } }: LoaderArgs) {
  const conversation = await context.get(siteContext).myData.find(token);
  const { searchParams } = new URL(request.url);
  const said = {
    isCorrected: searchParams.has("corrected"),
    areLinksSent: searchParams.has("links"),
    isLinkMailed: searchParams.has("mailed"),
  };
  return data(
    conversation ? { token, ...said, conversation: await renderConversation(conversation) } : undefined,
    {
      status: conversation ? 200 : 404,
      headers: privateHeaders,
    },
  );
}

const registrationsId = "registrations";
const newsletterId = "newsletter";

const statusOf = { invalid: 422, typo: 422, "too many": 429, "not there": 404 };

/**
 * Corrects the e-mail address, or mails the links to registrations or to the newsletter. Anyone can write with the address
 * of another person: only its mailbox proves who owns it.
 */
export async function action({ request, context, params: { token = "" } }: LoaderArgs) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = text("likelyEmail") || text("email");
  const { myData, registrations, newsletter } = context.get(siteContext);
  if (text("act") === "links") {
    const conversation = await myData.find(token);
    if (!conversation) return data({ state: "not there" } as const, { status: 404 });
    if (!(await registrations.sendLinks(conversation.email, context.get(visitorContext))))
      return data({ state: "links today" } as const, { status: 429 });
    throw redirect(`${myDataAddress(token)}?links#${registrationsId}`, 303);
  }
  if (text("act") === "newsletter") {
    const conversation = await myData.find(token);
    if (conversation) await newsletter.mailLink(conversation.email);
    throw redirect(`${myDataAddress(token)}?mailed#${newsletterId}`, 303);
  }
  const correction = await myData.correctEmail(token, { typed, kept: text("keptEmail") });
  if (correction.state === "corrected")
    throw redirect(`${myDataAddress(token)}?corrected#${emailFormId}`, 303);
  return data(correction, { status: statusOf[correction.state] });
}

export default function MyData() {
  const { myData: words } = useWords();
  const language = useLanguage();
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<Correction | { state: "links today" }>();
  if (!found) return <MissingData />;
  const { token, isCorrected, areLinksSent, isLinkMailed, conversation } = found;
  const areTooMany = answer?.state === "links today";
  const correction = answer?.state === "links today" ? undefined : answer;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section heading={words.facts.heading}>
        <MessageFacts conversation={conversation} />
      </Section>
      <Section heading={words.conversation.heading} tone="tint">
        <Conversation subject={conversation.subject} posts={conversation.posts} />
      </Section>
      <Section heading={words.email.heading} id={emailFormId}>
        {isCorrected && !answer && (
          <Notice tone="success">{words.email.corrected({ email: conversation.email })}</Notice>
        )}
        <EmailForm
          action={localPath(language, `${myDataAddress(token)}#${emailFormId}`)}
          email={conversation.email}
          correction={correction}
        />
      </Section>
      <Section
        heading={words.registrations.heading}
        lead={words.registrations.text}
        tone="tint"
        id={registrationsId}
      >
        {areLinksSent && !answer && (
          <Notice tone="success">{words.registrations.sent({ email: conversation.email })}</Notice>
        )}
        {areTooMany && <Notice tone="error">{words.registrations.tooMany}</Notice>}
        <form method="post" action={localPath(language, `${myDataAddress(token)}#${registrationsId}`)}>
          <p>
            <button type="submit" name="act" value="links" className={`${buttons.button} ${buttons.outline}`}>
              {words.registrations.send}
            </button>
          </p>
        </form>
      </Section>
      <Section
        heading={words.newsletter.heading}
        lead={words.newsletter.text({ email: conversation.email })}
        id={newsletterId}
      >
        {isLinkMailed && <Notice tone="success">{words.newsletter.sent}</Notice>}
        <form method="post" action={localPath(language, `${myDataAddress(token)}#${newsletterId}`)}>
          <button
            type="submit"
            name="act"
            value="newsletter"
            className={`${buttons.button} ${buttons.outline}`}
          >
            {words.newsletter.button}
          </button>
        </form>
      </Section>
      <Section heading={words.take.heading} lead={words.take.text} tone="tint">
        <Link
          to={`${myDataAddress(token)}/message.json`}
          download
          className={`${buttons.button} ${buttons.outline}`}
        >
          {words.take.download}
        </Link>
      </Section>
      <Section heading={words.erase.heading} lead={words.erase.text}>
        <ButtonLink to={`${myDataAddress(token)}/erase`} variant="outline">
          {words.erase.next}
        </ButtonLink>
      </Section>
    </>
  );
}
