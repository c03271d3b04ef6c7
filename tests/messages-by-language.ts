/** Genuine messages, each with its detectable language (null if it is too short). */
export const messagesByLanguage: { text: string; language: string | null }[] = [
  { text: "When is the next workshop?", language: null },
  { text: "Hello", language: null },
  { text: "Merci !", language: null },
  { text: "+251 91 234 5678", language: null },
  { text: "👋🏿", language: null },
  {
    text: "Good morning, I teach at a secondary school near Kisumu. Do you have material about deepfakes that I can use with children of twelve to fourteen?",
    language: "en",
  },
  {
    text: "I found a mistake on your page https://example.org/resources/checklist: the second link leads nowhere. Thank you for your work.",
    language: "en",
  },
  {
    text: "I am applying for the position of programme officer. My CV is at https://drive.example.com/cv and my thesis at https://repository.example.ac.ke/handle/123. I have worked with schools for six years and speak three languages.",
    language: "en",
  },
  {
    text: "Dear team, we are a newspaper in Lusaka and write about phone scams. Could somebody speak with us before Thursday at noon? Our earlier article: www.paper.example/scams",
    language: "en",
  },
  {
    text: "Your site says that you answer within 24 hours. I wrote on Friday and have heard nothing. My reference is 7K3M-QX9D.",
    language: "en",
  },
  {
    text: "I would like to volunteer. I can translate from English into Hausa and back, about five hours a week, mostly in the evening.",
    language: "en",
  },
  {
    text: "We are building a model for crop diseases and would like advice about who may use our pictures, and under which licence we should publish the data.",
    language: "en",
  },
  {
    text: "Is it true that the bank can hear from my voice whether it is me? My mother got a call yesterday and is afraid.",
    language: "en",
  },
  {
    text: "Bonjour, je suis étudiante en droit à Dakar et je prépare un mémoire sur la protection des données. Pourriez-vous m'indiquer quelques textes ?",
    language: "fr",
  },
  {
    text: "Notre association souhaite organiser un atelier avec vous au mois de juin à Yaoundé. Combien de personnes peuvent participer ?",
    language: "fr",
  },
  {
    text: "Je vous écris parce que quelqu'un utilise ma photo et ma voix dans une fausse vidéo. Que puis-je faire maintenant ?",
    language: "fr",
  },
  {
    text: "Le lien vers le formulaire ne fonctionne pas sur mon téléphone : https://exemple.sn/formulaire. Merci de votre aide.",
    language: "fr",
  },
  {
    text: "Bom dia, trabalho num hospital em Maputo e gostaria de saber se posso participar na oficina sem ter conhecimentos de programação.",
    language: "pt",
  },
  {
    text: "Gostaríamos de traduzir a vossa lista de verificação para português e usá-la nas nossas escolas. É permitido?",
    language: "pt",
  },
  {
    text: "Perdi dinheiro com uma mensagem falsa no telemóvel. A quem devo contar o que aconteceu, à polícia ou ao banco?",
    language: "pt",
  },
  {
    text: "Habari za asubuhi, mimi ni mwalimu wa shule ya msingi huko Mwanza na ningependa kujifunza jinsi ya kuwalinda wanafunzi wangu mtandaoni.",
    language: "sw",
  },
  {
    text: "Je, mafunzo yenu yanafanyika kwa lugha ya Kiswahili? Ningependa kujiandikisha pamoja na wenzangu watatu kutoka kijijini kwetu.",
    language: "sw",
  },
  {
    text: "Nimepokea simu kutoka kwa mtu aliyejifanya kuwa ndugu yangu. Sauti ilikuwa sawa kabisa. Nifanye nini sasa?",
    language: "sw",
  },
  { text: "ሰላም፣ የሚቀጥለው ስልጠና መቼ ነው?", language: "am" },
  {
    text: "እኔ በአዲስ አበባ ዩኒቨርሲቲ ተማሪ ነኝ። ስለ ሰው ሰራሽ አስተውሎት ደህንነት መማር እፈልጋለሁ። እባካችሁ መረጃ ላኩልኝ።",
    language: "am",
  },
  { text: "ስልኬ ላይ የደረሰኝ መልእክት እውነት መሆኑን እንዴት አውቃለሁ? https://example.et/message", language: "am" },
  { text: "مرحبا، متى تبدأ الورشة القادمة؟", language: "ar" },
  {
    text: "أنا صحفية من القاهرة وأكتب عن الذكاء الاصطناعي في المدارس. هل يمكنني إجراء مقابلة قصيرة معكم هذا الأسبوع؟",
    language: "ar",
  },
  {
    text: "نود أن نتعاون معكم في مشروع لحماية الأطفال على الإنترنت. موقعنا هو https://example.org.eg وشكرا لكم.",
    language: "ar",
  },
  {
    text: "Hello, here are the three papers you asked for at the meeting in Kigali, with a few words about each. The first is about voices and how they are copied: https://papers.example/voices. The second compares how banks in four countries ask their customers who they are: https://papers.example/banks. The third is ours and still a draft, so please do not pass it on: https://drafts.example/ours. We would be glad to hear what you think.",
    language: "en",
  },
];
