/** How long the database may take, in milliseconds. */
export type Deadlines = {
  /** To give a connection, and to answer each query. */
  answer: number;
  /** SQLite only: until it is one's turn to write, which other programs may hold up. */
  writeLock: number;
};

/** Long enough for any question of a page; a copy of the page is at hand for what takes longer. */
export const whileVisitorsWait: Deadlines = { answer: 1_500, writeLock: 4_000 };

/** For migrations and commands of the staff. */
export const forLongWork: Deadlines = { answer: 30 * 60_000, writeLock: 60_000 };
