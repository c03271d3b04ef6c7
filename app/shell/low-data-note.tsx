import { useAssets } from "../rendering/assets.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useWords } from "../rendering/language.ts";
import { useLowData } from "../rendering/root-data.ts";
import { ForgetButton } from "./forget-button.tsx";
import { LowDataSwitch } from "./low-data-switch.tsx";

/** The size of one response's headers over HTTP/1.1; those of a page include its Content-Security-Policy. */
const headers = { page: 1040, file: 960 };

/** Switches low-data mode, explains it, and shows how much data this page took. */
export function LowDataNote() {
  const { lowData: words } = useWords().shell;
  const { noKilobytes } = words;
  const [beforeWeight, afterWeight] = words.weight({ kilobytes: noKilobytes }).split(noKilobytes);
  const lowData = useLowData();
  const { sizeOf } = useAssets();
  const { files, pictures } = useFetchedFiles();
  const besides = [...files].reduce((sum, file) => sum + headers.file + sizeOf(file), headers.page);
  return (
    <div>
      <LowDataSwitch />
      <ForgetButton />
      <p>{lowData ? words.whenOn.note : words.whenOff.note}</p>
      <p>
        {beforeWeight}
        {/* Computed by server/http/page-weight.ts; with script app/browser/measure-weight.ts measures it. */}
        <span id="weight" data-besides={besides}>
          {noKilobytes}
        </span>
        {afterWeight}
        {pictures && <noscript>{words.withoutPictures}</noscript>}
      </p>
    </div>
  );
}
