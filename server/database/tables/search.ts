/** What searches know of all texts together. */
export type SearchTables = {
  search_trigrams: SearchTrigramRow;
  search_spellings: SearchSpellingRow;
  search_folding: SearchFoldingRow;
};

/** Every three characters that stand together in the text of a record: see server/content/search/trigrams.ts. */
export type SearchTrigramRow = { trigram: string };

/** Every word in the text of a record, and what is left of it without one letter: see server/content/search/spellings.ts. */
export type SearchSpellingRow = { spelling: string; word: string };

/** One row: by which rules texts are folded. Where they have changed, all texts are folded anew: see rebuild-search.ts. */
export type SearchFoldingRow = { version: number };
