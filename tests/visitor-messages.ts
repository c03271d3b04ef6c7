/** Genuine messages for tests. Each number gives another person with another message. */
const openings = [
  "Good morning from Kisumu, I teach computer studies at a secondary school.",
  "Hello, I work for a small bank in Lusaka.",
  "My brother lost money to somebody who spoke with my mother's voice.",
  "I am a student of law in Accra and write about automated decisions.",
  "We are eleven women who run a radio station near Mwanza.",
  "Our hospital has bought a program that reads X-ray pictures.",
  "I saw your clinic in Kigali last year and could not come.",
  "I am blind and use a screen reader every day.",
  "Our ministry is going to write rules for chat programs in schools.",
  "I develop an app that tells farmers the price of maize.",
];
const questions = [
  "Is there a course that begins after the rains?",
  "Which of your lessons would you use with children of twelve?",
  "May we print the checklist and hand it out on market day?",
  "How would you find out where the recording was made?",
  "Do you know somebody who could look at it with us?",
  "Where can I read about the risks in simple words?",
  "Would you come and speak to our members in June?",
  "Does it cost anything to take part from far away?",
  "What should we ask the seller before we sign?",
  "Can a person without a degree learn this work?",
];
const closings = [
  "My number is on the letter we sent in March.",
  "Please write in short sentences, because my English is young.",
  "I can be reached in the evening.",
  "God bless your work.",
  "We would pay for the bus and for the night.",
  "An answer in French would be welcome too.",
  "I have told my colleagues about you already.",
  "There is no hurry, but I would be glad to know.",
  "Greetings to the one who spoke on the radio.",
  "Thank you for reading this far.",
];
const details = [
  "I collect examples from our own language.",
  "Last week the whole office spoke about nothing else.",
  "We have two old computers and one good telephone.",
  "A neighbour says that it cannot be done.",
  "My daughter wants to learn it as well.",
  "Until now we did everything on paper.",
  "The line here is slow after noon.",
  "I have read your page about passwords twice.",
  "Somebody in the capital promised help and did not call.",
  "It would be for about thirty people.",
];

export function visitorMessage(number: number) {
  const [ones = 0, tens = 0, hundreds = 0, thousands = 0] = [...String(number)].reverse().map(Number);
  const pick = (from: string[], index: number) => from[index % 10] ?? "";
  const message = [
    ...[pick(openings, ones), pick(details, ones + 3 * tens + thousands), pick(questions, tens + hundreds)],
    ...[pick(closings, 7 * ones + hundreds), `Yours, ${nameOf(number)}`],
  ].join(" ");
  return { name: nameOf(number), email: `person${number}@example.org`, subject: "A question", message };
}

const nameOf = (number: number) =>
  [...String(number)].map((digit) => "ba ke li mo nu sa ti wo ye zi".split(" ")[Number(digit)]).join("");
