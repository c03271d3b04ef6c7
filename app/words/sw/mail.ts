import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "Mnamo {moment} uliandika:",
  acknowledgement: {
    subject: "Tumepokea ujumbe wako ({reference})",
    thanks: "Asante kwa kuiandikia {organisation}. Ujumbe wako umefika, na utajibiwa ndani ya saa 24.",
    reference: "Namba yako ya kumbukumbu: {reference}",
    kept: "Hapa unaweza kuona tunachohifadhi kutoka kwenye ujumbe wako, na kukifuta:",
    mistake:
      "Ikiwa hukutuandikia wewe, kuna mtu aliyeandika anwani yako kwa makosa. Huna haja ya kufanya chochote, au unaweza kuufuta ujumbe kwa kiungo kilicho hapo juu.",
  },
};
