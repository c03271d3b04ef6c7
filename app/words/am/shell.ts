import type { Translation } from "../translation.ts";

export const shell: Translation["shell"] = {
  skipToContent: "ወደ ዋናው ይዘት ይለፉ",
  loading: "በመጫን ላይ...",
  asOf: "በ{date} እንደነበረው",
  mainMenu: "ዋና ማውጫ",
  openMenu: "ማውጫ",
  showSubPages: "{name}፦ ገጾቹን ይመልከቱ",
  search: "ፍለጋ",
  searchSite: "በድረ ገጹ ውስጥ ይፈልጉ",
  toTop: "ወደ ላይ ይመለሱ",
  opensInNewTab: "{name} (በአዲስ ትር ይከፈታል)",
  lowData: {
    whenOff: {
      turn: "ዳታ ቆጣቢ ሁነታን ያብሩ",
      note: "በዳታ ቆጣቢ ሁነታ፦ ስክሪፕት፣ ቪዲዮና የድር ፎንት አይጫኑም፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል።",
    },
    whenOn: {
      turn: "ዳታ ቆጣቢ ሁነታን ያጥፉ",
      note: "ዳታ ቆጣቢ ሁነታ በርቷል፦ ስክሪፕት፣ ቪዲዮና የድር ፎንት አይጫኑም፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል።",
    },
    noKilobytes: "0.0",
    weight: "ይህ ገጽ ለመከፈት {kilobytes} KB ዳታ ወስዷል።",
    withoutPictures: " ምስሎቹ አልተቆጠሩም።",
  },
  forget: {
    button: "በዚህ መሣሪያ ላይ ያለውን ሁሉ እርሳ",
    question: "በዚህ መሣሪያ ላይ ገና ያልተላኩ ጽሑፎች አሉ። እነሱም ይወገዱ?",
    removed: "ከዚህ መሣሪያ የተወገዱ፦",
    everything: "ይህ ድረ ገጽ እዚህ ያስቀመጠው ሁሉ",
    pages: "ገጾች",
    drafts: "ረቂቆች",
    messages: "ተጠባቂ መልእክቶች",
    settings: "ቅንብሮች",
    nothing: "ይህ ድረ ገጽ በዚህ መሣሪያ ላይ ምንም አላስቀመጠም።",
  },
  theme: { toDark: "ወደ ጨለማ ገጽታ ይቀይሩ", toLight: "ወደ ብርሃናማ ገጽታ ይቀይሩ" },
};
