/** What searches know of all texts together. */
export type SearchTables = {
  search_trigrams: SearchTrigramRow;
  search_spellings: SearchSpellingRow;
};

/** Every three characters that stand together in the text of a record: see server/search/trigrams.ts. */
export type SearchTrigramRow = { trigram: string };

/** Every word in the text of a record, and what is left of it without one letter: see server/search/spellings.ts. */
export type SearchSpellingRow = { spelling: string; word: string };
