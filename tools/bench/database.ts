/** How long the pages' queries take with a large archive. */
import { contentOf } from "../../server/content/content.ts";
import type { Engine } from "../../server/database/connect.ts";
import { fillDesk, timeDeskLists } from "./desk-lists.ts";
import { filled } from "./filled-databases.ts";
import { fillInbox, timeInbox } from "./inbox.ts";
import { progress, show } from "./report.ts";
import { type Timing, timed } from "./timing.ts";

const records = 100_000;
/** The most that a search may take, in milliseconds. */
const target = 30;
const lastPage = Math.ceil(records / 12);

type News = ReturnType<typeof contentOf>["news"];
type Questions = Record<string, (news: News) => Promise<unknown>>;
const search = (q: string) => (news: News) => news.page({ q });
const questions: Questions = {
  "first page": (news) => news.page({}),
  "page in the middle": (news) => news.page({ page: Math.floor(lastPage / 2) }),
  "last page": (news) => news.page({ page: lastPage }),
  "search: a rare word": search("zanzibar"),
  "search: a word in most records": search("security"),
  "search: a word in some records": search("ransomware"),
  "search: a phrase": search("supply chain attack"),
  "search: a word in Amharic": search("አስተውሎት"),
  "search: two common words": search("data network"),
  "search: three words that meet in few records": search("policy research audit"),
  "search: three words that begin like others": search("translation container international"),
  "search: four words that meet in few records": search("training course laboratory laptop"),
  "search: three words that meet in some records": search("language model bias"),
  "search: two rare words": search("botnet malware"),
  "search: a word with synonyms": search("machine learning"),
  "search: a word with many synonyms and a rare one": search("watermark deepfake"),
  "search: an abbreviation of common words": search("llm"),
  "search: a short word and a common one": search("ai policy"),
  "search: the commonest words in a row": search("in the data"),
  "search: no match": search("quetzalcoatl"),
  "search: signs only": search('%%"'),
  "search: two characters": search("ai"),
  "search: two characters, no match": search("zq"),
  "search: one character, in few records": search("€"),
  "search: one word again and again": search("the the the"),
  "search: a word in some records of one year": (news) => news.page({ q: "ransomware", year: 2020 }),
  "search: three words that meet in some records of one year": (news) =>
    news.page({ q: "language model bias", year: 2020 }),
  "one by id": (news) => news.find(`news-${Math.floor(records / 3)}`),
  "newest 12": (news) => news.newest(12),
};

/** On the Amharic pages; two in five records are available in Amharic. */
const inAmharic: Questions = {
  "in Amharic: first page": (news) => news.page({}),
  "in Amharic: page in the middle": (news) => news.page({ page: Math.floor(lastPage / 2) }),
  "in Amharic: only what can be read in it": (news) => news.page({ language: "am" }),
  "in Amharic: only what can be read in it, a page in the middle": (news) =>
    news.page({ language: "am", page: 1600 }),
  "in Amharic: only what can be read in it, of one year": (news) => news.page({ language: "am", year: 2020 }),
  "in Amharic: search, two letters, in many records": search("ጤና"),
  "in Amharic: search, two letters, in fewer records": search("በጎ"),
  "in Amharic: search, two letters, no match": search("ጸጸ"),
  "in Amharic: search, two letters and a long word": search("ሕግ ፓርላማ"),
  "in Amharic: search, two words of two letters": search("ሰው ጤና"),
  "in Amharic: search, a long word": search("ፍትሀዊነት"),
  "in Amharic: search, a word of English": search("ransomware"),
  "in Amharic: search, only what can be read in it": (news) => news.page({ q: "ጤና", language: "am" }),
  "in Amharic: search, a rare word, only what can be read in it": (news) =>
    news.page({ q: "zanzibar", language: "am" }),
  "in Amharic: search, artificial intelligence": search("ሰው ሰራሽ አስተውሎት"),
  "in Amharic: one by id": (news) => news.find(`news-${Math.floor(records / 3)}`),
};

export async function database(): Promise<void> {
  for (const engine of ["sqlite", "postgres"] as Engine[]) {
    const results: Record<string, Record<string, string>> = {};
    const { database, discard } = await filled[engine](records, (text) => progress(`${engine}: ${text}`));
    try {
      const content = contentOf(database);
      const note = (question: string, { median, p99 }: Timing, most = target) => {
        results[question] = { median: median.toFixed(2), p99: p99.toFixed(2) };
        if (median <= most) return;
        process.exitCode = 1;
        console.error(`${engine}, ${question}: more than ${most} ms.`);
      };
      for (const [question, ask] of Object.entries(questions)) {
        progress(`${engine}: ${question}`);
        note(question, await timed(() => ask(content.news)));
      }
      for (const [question, ask] of Object.entries(inAmharic)) {
        progress(`${engine}: ${question}`);
        note(question, await timed(() => ask(content.in("am").news)));
      }
      for (const q of [
        "zanzibar",
        "security",
        "ransomware",
        "supply chain attack",
        "policy research audit",
        "ai",
      ])
        note(`over the site: ${q}`, await timed(() => content.search(q)));
      note("did you mean, one wrong letter", await timed(() => content.suggest("securty")));
      note("did you mean, no such word", await timed(() => content.suggest("quetzalcoatl")));
      note("content version", await timed(() => content.version()));
      const tell = (text: string) => progress(`${engine}: ${text}`);
      await fillInbox(database, records, tell);
      await timeInbox(database, tell, note);
      await fillDesk(database, records, tell);
      await timeDeskLists(database, tell, note);
      show(
        `${engine}: milliseconds, with ${records.toLocaleString("en")} news items, as many messages and as many editions`,
        results,
      );
    } finally {
      await discard();
    }
  }
}
