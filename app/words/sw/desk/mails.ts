import type { DeskTranslation } from "../../translation.ts";

export const mails: DeskTranslation["mails"] = {
  greeting: "Habari {name},",
  code: {
    subject: "Namba yako ya siri ya dawati la {organisation}",
    intro: "Namba yako ya siri ya kuingia ni:",
    use: "Inafanya kazi mara moja, ndani ya dakika kumi. Iandike kwenye dawati tu, na usimpe mtu: sisi hatuiulizi kamwe.",
    mistake: "Ikiwa hukuiomba, huna haja ya kufanya chochote.",
  },
  invitation: {
    subject: "Umealikwa kwenye dawati la {organisation}",
    text: "{name} anakualika kwenye dawati la {organisation} kama {role}. Ili kujiunga, fungua kiungo hiki ndani ya siku saba:",
    mistake: "Kinafanya kazi mara moja. Ikiwa hukutarajia mwaliko huu, huna haja ya kufanya chochote.",
    roles: {
      translator: "mtafsiri",
      writer: "mwandishi",
      publisher: "mchapishaji",
      administrator: "msimamizi",
    },
  },
  newPasskey: {
    subject: "Passkey mpya ya dawati la {organisation}",
    text: "Passkey “{passkey}” iliongezwa kwenye akaunti yako {moment}. Inaweza kuingia kwa jina lako.",
    mistake: "Ikiwa hukuwa wewe, iondoe na ufunge vipindi vingine vyote: {link}",
    tell: "Kisha mwambie msimamizi.",
  },
  newDevice: {
    subject: "Kuingia kutoka kifaa kipya kwenye dawati la {organisation}",
    text: "Mtu aliingia kwenye akaunti yako {moment}, kwa {device}, kutoka mahali ambapo hatujapaona kabla.",
    mistake: "Ikiwa hukuwa wewe, funga kipindi hicho: {link}",
    tell: "Kisha mwambie msimamizi.",
  },
  reminder: {
    overdueSubject: "Umepita muda: {reference}",
    soonSubject: "Zimebaki chini ya saa 4: {reference}",
    allOverdue: "{count, plural, one {Ujumbe # umepita muda} other {Ujumbe # umepita muda}}",
    allSoon:
      "{count, plural, one {Ujumbe # umebakiza chini ya saa 4} other {Ujumbe # umebakiza chini ya saa 4}}",
    mixed:
      "Ujumbe ambao haujajibiwa: {overdue, number} umepita muda, {soon, number} umebakiza chini ya saa 4",
    promise: "Tunaahidi jibu ndani ya saa 24.",
    turnOff: "Unaweza kuzima barua pepe kama hii: {link}",
  },
  review: {
    untitled: "(bado hakuna kichwa)",
    readySubject: "Tayari kupitiwa: {title}",
    ready: "{name} anaomba “{title}” ipitiwe.",
    approved: {
      subject: "Imeidhinishwa: {title}",
      text: "{name} ameidhinisha “{title}”. Sasa inaweza kuchapishwa.",
      byLink: "{name} ameidhinisha “{title}” kwa kiungo kilichoundwa na {maker}. Sasa inaweza kuchapishwa.",
    },
    sentBack: {
      subject: "Imerudishwa: {title}",
      text: "{name} amerudisha “{title}”.",
      byLink: "{name} amerudisha “{title}” kwa kiungo kilichoundwa na {maker}.",
    },
    note: "Maelezo: {note}",
    open: "Ifungue kwenye dawati: {link}",
  },
  summary: {
    subject: "{count, plural, one {Ujumbe # unasubiri jibu} other {Ujumbe # unasubiri jibu}}",
    subjectOverdue:
      "{count, plural, one {Ujumbe # unasubiri jibu} other {Ujumbe # unasubiri jibu}}, {overdue, number} umepita muda",
  },
  due: {
    left: "zimebaki {time}",
    overdue: "muda umepita kwa {time}",
    minutes: "dakika {minutes, number}",
    hours: "saa {hours, number} na dakika {minutes, number}",
    days: "{days, plural, one {siku #} other {siku #}}",
    more: "Na nyingine {count, number}: {link}",
  },
  devices: {
    on: "{browser} kwenye {system}",
    browser: "Kivinjari",
    systems: { apple: "iPhone au iPad", mac: "Mac", device: "kifaa" },
  },
  alert: {
    begunSubject: "Tahadhari: {what} ({organisation})",
    endedSubject: "Imetatuliwa: {what} ({organisation})",
    what: {
      mail: "barua pepe hazitoki",
      disk: "diski imekaribia kujaa",
      backup: "hakuna nakala rudufu ya siku iliyopita",
      errors: "zaidi ya 1% ya maombi yanashindikana",
      securityTxt: "security.txt inakaribia kuisha muda",
      certificate: "cheti cha usalama kinakaribia kuisha muda",
      clock: "saa ya seva si sahihi",
      database: "hakuna kinachoweza kuhifadhiwa",
    },
    begun: "Tangu {moment}: {what}.",
    ended: "Hali hii imekwisha: {what}. Ilidumu kuanzia {since} hadi {moment}.",
    open: "Dawati linaeleza la kufanya: {link}",
    once: "Utapata barua pepe moja zaidi hali hii itakapokwisha.",
  },
  notice: {
    from: "Kutoka kwa",
    email: "Barua pepe",
    subject: "Mada",
    received: "Umepokelewa",
    reference: "Nambari ya kumbukumbu",
    language: "Lugha ya ukurasa",
    atDesk: "Kwenye dawati",
    spam: "Inaonekana ni taka",
    unconfirmed: "Mtumaji hajathibitishwa",
    forged: "barua pepe hii haikupita ukaguzi wa DMARC, kwa hiyo huenda ni ya kughushi",
    request: "Kwenye kumbukumbu",
    notMailed: "Haijatumwa kwa barua pepe",
    held: "{count, number} umezuiliwa: tazama {command}",
    answer: "Ili kujibu, fungua ujumbe huu kwenye dawati. Jibu la barua pepe hii halimfikii mgeni.",
  },
};
