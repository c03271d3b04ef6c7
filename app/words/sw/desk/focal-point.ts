import type { DeskTranslation } from "../../translation.ts";

export const focalPoint: DeskTranslation["focalPoint"] = {
  legend: "Sehemu muhimu ya picha",
  cropped: "Picha hupunguzwa kingo ili zitoshe.",
  help: "Gusa sehemu iliyo muhimu zaidi, au sogeza vitelezi.",
  left: "Kutoka kushoto",
  top: "Kutoka juu",
  square: "Mraba",
};
