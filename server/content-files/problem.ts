/** What is wrong with a file or a folder of content: a sentence for whoever wants it imported or exported. */
export class ContentFileProblem extends Error {}
