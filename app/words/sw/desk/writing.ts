import type { DeskTranslation } from "../../translation.ts";

export const writing: DeskTranslation["writing"] = {
  states: {
    draft: "Rasimu",
    scheduled: "Imepangwa",
    published: "Imechapishwa",
    withdrawn: "Imeondolewa kwa umma",
  },
  sample: "Mfano",
  unpublished: "Mabadiliko ambayo hayajachapishwa",
  address: "Anwani ya wavuti",
  preview: {
    heading: "Hakikisho la papo hapo na ukaguzi",
    checks: "Ukaguzi",
    noProblems: "Hakuna tatizo lililopatikana.",
    size: "Ukubwa wa ukurasa huu kwa wageni: karibu KB {kilobytes, number}.",
  },
  people: {
    hint: "Wageni wanaona tu watu waliochapishwa.",
    none: "Hakuna watu bado.",
    add: "Ongeza watu",
  },
  order: {
    hint: "Namba ndogo zaidi hutangulia. Acha tupu ili nafasi isibadilike; vipya huwekwa mwishoni.",
    current: "Mpangilio wa sasa",
  },
  online: "Hakuna (mtandaoni)",
  languages: {
    hint: "Lugha zitakazozungumzwa kwenye tukio, si lugha ya maandishi haya.",
    others: "Lugha nyingine",
    othersHint: "Vifupisho vya lugha vilivyotenganishwa kwa mkato, kama lua, mos.",
  },
  original: {
    label: "{label} kwa {language}",
    inherited: "{label} kwa {language} (hutumika ikiwa sehemu itaachwa tupu)",
    empty: "Tupu",
  },
  entries: {
    name: "{kind} {number, number}",
    nameAndTitle: "{name}: {title}",
    moveUp: "Sogeza juu",
    moveDown: "Sogeza chini",
    remove: "Ondoa",
    add: "Ongeza: {kind}",
    act: "{act}: {entry}",
    added: "Umeongeza: {entry}.",
    moved: "Umesogeza hadi nafasi ya {position, number} kati ya {count, number}.",
    removed: "Umeondoa: {entry}.",
    restored: "Umerudisha: {entry}.",
    undo: "Tendua",
    limits: "Angalau {least, number}, zisizidi {most, number}.",
  },
};
