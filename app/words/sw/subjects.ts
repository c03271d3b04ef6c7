import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "Kufanya kazi nanyi", line: "Ningependa kufanya kazi nanyi." },
    volunteer: { subject: "Kujitolea", line: "Ningependa kujitolea." },
    donate: { subject: "Kusaidia kazi yenu", line: "Ningependa kusaidia kazi yenu." },
    partner: { subject: "Ushirikiano", line: "Tungependa kufanya kazi nanyi kama mshirika." },
    policy: { subject: "Sera ya AI", line: "Nina swali kwa wataalamu wenu wa sera." },
    press: {
      subject: "Maswali ya mwanahabari",
      line: "Mimi ni mwanahabari. Muda wangu wa mwisho na maswali yangu:",
    },
  },
  event: {
    subject: "Kujiandikisha: {name}",
    line: "Ningependa kujiandikisha kwa ajili ya “{name}” tarehe {date}.",
  },
  register: "Jiandikishe",
  corrected: "Marekebisho ya {reference}: {subject}",
};
