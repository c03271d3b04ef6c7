/** Without HEIC: where it is not asked for, iPhones hand over a JPEG by themselves. */
const pictures = "image/jpeg,image/png,image/webp,image/gif,image/avif";
const files = ".pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.mp4,.webm,.mp3,.m4a,.ogg,.opus";

/** What the browser offers to choose. The server decides by content. */
export const accepted = { picture: pictures, file: files, any: `${pictures},${files}` };
