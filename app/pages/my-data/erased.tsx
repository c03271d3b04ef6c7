import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { myData } from "../../words/en/my-data.ts";
import { forItsSender } from "./for-its-sender.ts";

const words = myData.erased;

export const meta = () => missingMeta(words.title, myData.description);

export const loader = () => data(null, { headers: forItsSender });

export default function Erased() {
  return <PageHeader title={words.title} lead={words.lead} />;
}
