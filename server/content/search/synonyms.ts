/**
 * A search for one phrase of a group finds the others. Two-letter entries match whole words only; a phrase also matches
 * with an ending: "model" finds "models". After a change, all search texts are rebuilt in the
 * background (server/upgrades). Add a group at the end: texts that are not rebuilt yet know a group by its number.
 */
export const synonyms: readonly (readonly string[])[] = [
  [
    ...["AI", "IA", "artificial intelligence", "intelligence artificielle", "inteligência artificial"],
    ...["akili bandia", "akili mnemba", "ሰው ሰራሽ አስተውሎት", "الذكاء الاصطناعي"],
  ],
  [
    ...["ML", "machine learning", "apprentissage automatique", "aprendizado de máquina"],
    ...["aprendizagem automática", "التعلم الآلي", "تعلم الآلة"],
  ],
  ["LLM", "large language model", "grand modèle de langage"],
  ["NLP", "natural language processing"],
  ["GenAI", "generative AI"],
  ["CI/CD", "CD/CI", "continuous integration", "continuous delivery", "continuous deployment"],
  ["SBOM", "software bill of materials"],
  [
    ...["cybersecurity", "cyber security", "cyber-security", "cybersécurité", "cibersegurança"],
    ...["usalama wa mtandao", "የሳይበር ደህንነት", "الأمن السيبراني"],
  ],
  ["DevSecOps", "DevOps security"],
  ["deepfake", "deep fake", "hypertrucage", "cloned voice", "voice cloning", "التزييف العميق"],
  ["redteam", "red team", "red-team"],
  ["MFA", "2FA", "two-factor", "multi-factor"],
  ["GDPR", "General Data Protection Regulation", "RGPD"],
  [
    ...["data protection", "data privacy", "protection des données", "proteção de dados"],
    ...["ulinzi wa data", "የመረጃ ጥበቃ", "حماية البيانات"],
  ],
  ["nonprofit", "non-profit", "NGO", "ONG"],
  ["scam", "fraud", "arnaque", "burla", "utapeli", "ማጭበርበር", "احتيال"],
  ["password", "mot de passe", "palavra-passe", "senha", "nenosiri", "የይለፍ ቃል", "كلمة المرور"],
  ["procurement", "purchasing", "buying"],
];
