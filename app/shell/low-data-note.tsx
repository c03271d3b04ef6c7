import { useAssets } from "../rendering/assets.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { ForgetButton } from "./forget-button.tsx";
import { LowDataSwitch } from "./low-data-switch.tsx";

/** See app/pages/on-this-device. */
const onThisDevicePath = "/on-this-device";

/** The size of one response's headers over HTTP/1.1; those of a page include its Content-Security-Policy. */
const headers = { page: 1040, file: 960 };

/** Switches low-data mode, explains it, and shows how much data this page took. */
export function LowDataNote() {
  const { shell, onThisDevice } = useWords();
  const { lowData: words } = shell;
  const { noKilobytes } = words;
  const [beforeWeight, afterWeight] = words.weight({ kilobytes: noKilobytes }).split(noKilobytes);
  const { lowData, offline, packed } = useSite();
  const { sizeOf } = useAssets();
  const { files, pictures } = useFetchedFiles();
  const besides = [...files].reduce((sum, file) => sum + headers.file + sizeOf(file), headers.page);
  const device = offline && <Link to={onThisDevicePath}>{onThisDevice.title}</Link>;
  // The weight of a copy in a pack is that of the pack.
  if (packed) return <div>{device}</div>;
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
      {device && <p>{device}</p>}
    </div>
  );
}
