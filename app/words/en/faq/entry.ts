export type FaqEntry = {
  /** The last part of the question's own address; it never changes once published. */
  id: string;
  question: string;
  /** Markdown. */
  answer: string;
  tags: string[];
};
