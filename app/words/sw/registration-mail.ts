import type { Translation } from "../translation.ts";

export const registrationMail: Translation["registrationMail"] = {
  confirmed: {
    subject: "Nafasi yako imethibitishwa: {event}",
    intro: "Umejiandikisha kwa “{event}”. Tunatarajia kukuona.",
  },
  waiting: {
    subject: "Uko kwenye orodha ya kusubiri: {event}",
    intro: "Kwa sasa nafasi zote za “{event}” zimechukuliwa. Uko kwenye orodha ya kusubiri.",
    next: "Nafasi ikipatikana, tunawapa walio kwenye orodha kwa mpangilio wa kujiandikisha. Tutakutumia barua pepe wakati huo.",
  },
  offered: {
    subject: "Nafasi yako: {event}",
    intro:
      "{seats, plural, one {Nafasi moja ya “{event}” imepatikana. Imehifadhiwa kwa ajili yako.} other {Nafasi # za “{event}” zimepatikana. Zimehifadhiwa kwa ajili yako.}}",
    deadline:
      "Tafadhali kubali au kataa kwenye ukurasa huu kabla ya {moment}. Baada ya hapo tutampa mtu anayefuata:",
  },
  changed: {
    subject: "Mabadiliko: {event}",
    start: "Tarehe mpya: {moment}",
    end: "Mwisho mpya: {moment}",
    place: "Mahali papya: {place}",
    online: "Anwani mpya ya mtandaoni: {address}",
    noLongerOnline: "Anwani ya mtandaoni haitumiki tena.",
    before: "Awali: {value}",
    postponed:
      "Tukio limeahirishwa. Halitafanyika katika tarehe iliyo hapa chini. Tutakuandikia kutakapokuwa na tarehe mpya.",
    takesPlace: "Tukio litafanyika hata hivyo.",
    valid: "Usajili wako wa “{event}” bado ni halali.",
    stillWaiting: "Bado uko kwenye orodha ya kusubiri ya “{event}”.",
  },
  eventCancelled: {
    subject: "Limeghairiwa: {event}",
    intro: "“{event}” limeghairiwa na halitafanyika. Samahani. Huhitaji kufanya chochote.",
  },
  cancelled: {
    subject: "Usajili wako umeghairiwa: {event}",
    byPerson: "Usajili wako wa “{event}” umeghairiwa, kama ulivyoomba.",
    byStaff:
      "{organisation} imeghairi usajili wako wa “{event}”. Ukiwa na swali, tafadhali jibu barua pepe hii.",
  },
  reminder: {
    subject: "Kikumbusho: {event}",
    intro: "“{event}” litafanyika hivi karibuni, na una nafasi.",
    cannotCome: "Ikiwa huwezi kuja, tafadhali ghairi kwenye ukurasa huu ili mtu mwingine apate nafasi:",
  },
  thanks: { subject: "Asante kwa kushiriki: {event}", intro: "Asante kwa kushiriki katika “{event}”." },
  again: {
    subject: "Usajili wako: {event}",
    intro: "Tayari umejiandikisha kwa “{event}”. Hakuna kilichobadilika.",
  },
  linkAgain: "Uliomba kiungo cha usajili wako kwa “{event}”. Unaweza pia kuufuta hapo.",
  when: "Lini: {moment}",
  until: "Hadi: {moment}",
  where: "Wapi: {place}",
  online: "Mtandaoni: {address}",
  seats: "{seats, plural, one {Nafasi #} other {Nafasi #}}",
  code: "Msimbo wako wa kuonyesha mlangoni: {code}",
  link: "Tazama, badilisha au ghairi usajili wako hapa:",
  secret: "Usimpe mtu mwingine kiungo hiki: yeyote aliye nacho anaweza kubadilisha usajili wako.",
  mistake:
    "Ikiwa hukujiandikisha, mtu aliandika anwani yako kimakosa. Unaweza kughairi kwa kiungo kilicho hapo juu.",
};
