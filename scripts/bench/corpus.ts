/** Invented news: common words common, rare words rare, as in real text. The same on every run. */
import type { Written } from "../../sections.ts";

const english = `the of and to in for a with on is that by as are from at this an be it will can more their which have
security data model training workshop community report network policy public research engineers students open code
access learning systems people country government ministry university school teachers health farmers banks mobile
phone internet power cloud server pipeline build release test review audit threat attack patch update password key
signature supply chain package dependency container registry secret token identity login account fraud scam message
language speech translation image camera face privacy consent law regulator parliament court rights fairness bias
accuracy safety risk harm standard guideline framework principle ethics trust accountability transparency inclusion
women youth city village region border continent partner agency donor grant budget project pilot programme course
lesson exercise laboratory laptop tablet radio newspaper journalist editor reader listener volunteer mentor leader
team member visitor speaker panel conference meeting session week month year morning evening answer question
problem solution idea plan step result finding figure table chart map record archive library document handbook
checklist template licence copy page chapter section paragraph sentence word letter number percentage average
median share growth decline change effect cause reason example case study story history future present past
local national regional international rural urban small large early late quick slow cheap costly simple complex
clear hidden secure weak strong safe honest careful common rare useful possible likely ready able important
writes reads builds tests signs checks trains teaches learns shares opens closes starts stops grows falls helps
protects detects reports measures compares explains publishes invites joins meets travels works pays buys sells
Addis Nairobi Lagos Accra Dakar Kigali Kampala Tunis Cairo Rabat Abidjan Lusaka Harare Maputo Luanda Windhoek
maize coffee clinic nurse patient vaccine diagnosis ledger remittance savings loan insurance tax customs port
satellite fibre spectrum latency bandwidth encryption certificate firewall backup recovery incident forensic malware
phishing ransomware botnet exploit vulnerability disclosure bounty sandbox quantisation embedding transformer gradient
tokeniser inference benchmark dataset annotation labelling crowdsourcing provenance watermark deepfake misinformation`;

const others = `sécurité données réseau école santé données ouvertes génération évaluation modèle formation équipe
accès vie privée loi été numéro régulateur communauté confiance ደህንነት መረጃ ስልጠና ማህበረሰብ ትምህርት ጤና ቴክኖሎጂ ኢትዮጵያ አፍሪካ
ሀገር ዓለም ሕግ ፀሐይ ሠላም الأمن البيانات التدريب المجتمع التعليم الصحة القانون إفريقيا الذكاء الاصطناعي شبكة
usalama takwimu mafunzo jamii ɓangaren ƙasa tsaro ilimi kọ́kọ́ ẹ̀kọ́ ọ̀rọ̀`;

/** Words that come together, as they do in real text. */
const phrases = `supply chain attack|open data|public key|machine learning|mobile money|health ministry|training course
|language model|data protection law|build pipeline|face recognition|voice cloning|one in three|for the first time
|code review|access to information|civil society|rural clinics|secondary school teachers|password manager
|protection des données|intelligence artificielle|école secondaire|الذكاء الاصطناعي|حماية البيانات|ሰው ሰራሽ አስተውሎት
|የመረጃ ደህንነት|akili bandia|usalama wa mtandao|software bill of materials`;

const words = [...english.split(/\s+/), ...others.split(/\s+/)];
const collocations = phrases.split("|").map((phrase) => phrase.trim());

/** In the order in which they were published. */
export function* inventedNews(count: number): Generator<Written<"news">> {
  const random = randomNumbers(20_261_115);
  // Zipf's law: the word of rank r comes about 1/r times as often as the first.
  const pick = (from: string[]) => from[Math.floor((from.length + 1) ** random()) - 1] ?? "";
  const piece = () => (random() < 0.2 ? pick(collocations) : pick(words));
  const sentence = (length: number) => Array.from({ length }, piece).join(" ");
  const paragraph = () => `${sentence(12)}, ${sentence(8)}. **${sentence(2)}** ${sentence(10)}.`;
  const first = Date.UTC(2016, 0, 1);
  for (let index = 0; index < count; index++) {
    const rare = index % Math.ceil(count / 40) === 7 ? " Zanzibar" : "";
    yield {
      id: `news-${index}`,
      headline: `${sentence(6)}${rare}`,
      authors: "",
      content: [paragraph(), paragraph(), paragraph(), `Report number ${index}.`].join("\n\n"),
      image_url: null,
      link: null,
      created_at: new Date(first + index * 3_000_000).toISOString(),
    };
  }
}

/** A small linear congruential generator: what it makes is not secret, only repeatable. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
