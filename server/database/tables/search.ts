/** The search vocabulary of all texts. */
export type SearchTables = {
  search_trigrams: SearchTrigramRow;
  search_spellings: SearchSpellingRow;
  search_folding: SearchFoldingRow;
};

/** Every trigram in the texts of records: see server/content/search/trigrams.ts. */
export type SearchTrigramRow = { trigram: string };

/** Every word in the texts of records, and each form of it without one letter: see server/content/search/spellings.ts. */
export type SearchSpellingRow = { spelling: string; word: string };

/** One row: the version of the folding rules. After they change, all texts are folded again: see rebuild-search.ts. */
export type SearchFoldingRow = { version: number };
