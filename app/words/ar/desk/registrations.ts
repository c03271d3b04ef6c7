import type { DeskTranslation } from "../../translation.ts";

export const registrations: DeskTranslation["registrations"] = {
  heading: "التسجيلات",
  none: "لا تسجيلات بعد.",
  count:
    "{count, plural, zero {لم يسجّل أحد.} one {سجّل شخص واحد.} two {سجّل شخصان.} few {سجّل # أشخاص.} many {سجّل # شخصًا.} other {سجّل # شخص.}}",
  read: "قراءتها",
  export: "تصدير بصيغة CSV",
};
