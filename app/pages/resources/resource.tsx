import { useLoaderData } from "react-router";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { learningResource } from "../../metadata/structured-data/records.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { resourcesRecord, resources as words } from "../../words/en/resources.ts";
import { FileLink } from "./file-link.tsx";
import { fileSize } from "./file-size.server.ts";
import { readResourcesAddress } from "./named-category.ts";
import { resourceFacts } from "./resource-facts.tsx";

const path = "/resources";

const kind = { path, words: resourcesRecord, structured: learningResource } as const;

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, kind, page.loaderData.found?.record);

export function loader(args: LoaderArgs) {
  const { resources } = args.context.get(siteContext).content;
  const read = async (id: string) => {
    const found = await resources.find(id);
    if (!found) return undefined;
    const { content: _, file_url, resource_url, ...record } = found;
    const file = checkedLink(file_url);
    return {
      record,
      file: file && { ...file, size: fileSize(file.address) },
      link: checkedLink(resource_url),
      neighbours: await resources.neighbours(found.id),
    };
  };
  return loadRecord(args, read, readResourcesAddress);
}

export default function Resource() {
  const { found, from, failed } = useLoaderData<typeof loader>();
  if (!found) return <MissingRecord path={path} words={resourcesRecord} from={from} failed={failed} />;
  const { record, file, link, neighbours } = found;
  return (
    <RecordPage
      path={path}
      words={resourcesRecord}
      from={from}
      kind="resource"
      record={record}
      kicker={record.type}
      lead={record.description}
      facts={resourceFacts({ ...record, file })}
      actions={
        (file || link) && (
          <>
            {file && <FileLink address={file.address} />}
            <RecordLink link={link} label={words.link} />
          </>
        )
      }
      neighbours={neighbours}
    />
  );
}
