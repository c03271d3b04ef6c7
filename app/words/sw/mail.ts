import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "Mnamo {moment} uliandika:",
  acknowledgement: {
    subject: "Tumepokea ujumbe wako ({reference})",
    thanks: "Asante kwa kuiandikia {organisation}. Tumepokea ujumbe wako na tutakujibu ndani ya saa 24.",
    closed:
      "Asante kwa kuiandikia {organisation}. Tumepokea ujumbe wako. Ofisi yetu imefungwa kwa sikukuu; tutakujibu kufikia {day}.",
    reference: "Namba yako ya kumbukumbu: {reference}",
    kept: "Hapa unaweza kuona ujumbe wako na kuufuta:",
    mistake:
      "Ikiwa hukutuandikia wewe, kuna mtu aliyeandika anwani yako kwa makosa. Huna haja ya kufanya chochote, au unaweza kuufuta ujumbe kwa kiungo kilicho hapo juu.",
  },
};
