import type { DeskTranslation } from "../../translation.ts";

export const reply: DeskTranslation["reply"] = {
  text: "መልስ",
  files: "ፋይሎች",
  send: "መልስ ይላኩ",
  save: "ረቂቁን ያስቀምጡ",
  preview: "ቅድመ እይታ",
  previewLabel: "የኢሜይሉ ቅድመ እይታ",
  recipient: "ለ፦",
  subject: "ርዕሰ ጉዳይ፦",
  quoted: "መልስ የሚሰጡበት መልእክት ከጽሑፍዎ በታች ይጠቀሳል።",
  canned: "ዝግጁ መልስ",
  chooseCanned: "አንዱን ይምረጡ",
  attached: "የተያያዙ",
  attachedFile: "ተያይዟል፦",
  remove: "ያስወግዱ",
  someFile: "ፋይል",
  upload: "ከዚህ መሣሪያ ፋይሎች",
  uploadHint:
    "ከዚህ መልስ ጋር ብቻ ይላካሉ፣ በድምሩ 10 MB። ወደ ሥዕሎችና ፋይሎች አይጨመሩም፤ የሚያዩዋቸውም ሠራተኞች ብቻ ናቸው። በመጨረሻ ይምረጧቸው፦ ረቂቆች አያስቀምጧቸውም።",
  attachFile: "ፋይል ያያይዙ",
  attachPicture: "ሥዕል ያያይዙ",
  filesToAttach: "የሚያያዙ ፋይሎች",
};
