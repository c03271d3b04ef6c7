import type { DeskTranslation } from "../../translation.ts";

export const uploader: DeskTranslation["uploader"] = {
  upload: "ይጫኑ",
  uploadPicture: "ሥዕል ይጫኑ",
  uploadFile: "ፋይል ይጫኑ",
  choosePicture: "ሥዕል ይምረጡ",
  chooseFile: "ፋይል ይምረጡ",
  addressHint: "የድር አድራሻ፣ ለምሳሌ {one} ወይም {other}።",
  dropHint: "ወይም ሥዕሎችንና ፋይሎችን በዚህ ገጽ ላይ የትም ይጣሉ፣ ወይም ሥዕል ይለጥፉ። ትልልቅ ፎቶዎች መጀመሪያ ይቀነሳሉ።",
  search: "ይፈልጉ",
  loading: "በመጫን ላይ…",
  found: "{count, plural, one {# ተገኝቷል} other {# ተገኝተዋል}}",
  newest: "አዲሶቹ",
};
