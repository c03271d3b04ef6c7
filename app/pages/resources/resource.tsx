import { useLoaderData } from "react-router";
import { fileSize } from "../../lists/file-size.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { translatedName } from "../../lists/translated-names.ts";
import { learningResource } from "../../metadata/structured-data/record-data.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import buttons from "../../ui/button.module.css";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { resourceFacts } from "./resource-facts.tsx";
import { readResourcesAddress } from "./resources-address.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, learningResource);

export const loader = (args: LoaderArgs) =>
  loadRecord(args, "resources", {
    read: readResourcesAddress,
    addFields: async ({ file_url: file }, { media }) => ({
      file: file && { ...file, size: await fileSize(media, file.address) },
    }),
  });

export default function Resource() {
  const all = useWords();
  const { resources: words } = all.ownWords;
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      details={({ file, resource_url: link, ...resource }) => ({
        kicker: translatedName(words.typeNames, resource.type),
        lead: <ForeignText lang={resource.language}>{resource.description}</ForeignText>,
        facts: resourceFacts(all, { ...resource, file }),
        actions: (file || link) && (
          <>
            {file && <FileLink address={file.address} />}
            <RecordLink link={link} onHost={words.link} />
          </>
        ),
      })}
    />
  );
}

function FileLink({ address }: { address: string }) {
  const { ownWords } = useWords();
  return (
    <a href={address} download className={`${buttons.button} ${buttons.primary}`}>
      {ownWords.resources.download}
    </a>
  );
}
