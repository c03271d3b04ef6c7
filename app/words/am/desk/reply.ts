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
  attachFile: "ፋይል ያያይዙ",
  attachPicture: "ሥዕል ያያይዙ",
  filesToAttach: "የሚያያዙ ፋይሎች",
};
