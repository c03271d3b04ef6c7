/**
 * What people of the field call the same thing: whoever searches for one finds the others. Two letters count as a word
 * of their own only. A phrase is found as it stands here, or with more at its end: "model" also as "models".
 */
export const synonyms: readonly (readonly string[])[] = [
  ["AI", "artificial intelligence"],
  ["ML", "machine learning"],
  ["LLM", "large language model"],
  ["NLP", "natural language processing"],
  ["GenAI", "generative AI"],
  ["CI/CD", "CD/CI", "continuous integration", "continuous delivery", "continuous deployment"],
  ["SBOM", "software bill of materials"],
  ["cybersecurity", "cyber security", "cyber-security"],
  ["DevSecOps", "DevOps security"],
  ["deepfake", "deep fake", "cloned voice", "voice cloning"],
  ["redteam", "red team", "red-team"],
  ["MFA", "2FA", "two-factor", "multi-factor"],
  ["GDPR", "General Data Protection Regulation"],
  ["data protection", "data privacy"],
  ["nonprofit", "non-profit", "NGO"],
  ["scam", "fraud"],
  ["procurement", "purchasing", "buying"],
];
