/** Invented news, the same on every run, in which words are as common or rare as in real text. */
import type { BulkRecord } from "../../server/publishing/publish-in-bulk.ts";

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

/** Words that occur together in real text. */
const phrases = `supply chain attack|open data|public key|machine learning|mobile money|health ministry|training course
|language model|data protection law|build pipeline|face recognition|voice cloning|one in three|for the first time
|code review|access to information|civil society|rural clinics|secondary school teachers|password manager
|protection des données|intelligence artificielle|école secondaire|الذكاء الاصطناعي|حماية البيانات|ሰው ሰራሽ አስተውሎት
|የመረጃ ደህንነት|akili bandia|usalama wa mtandao|software bill of materials`;

/** The most common first, as above. Two-letter words are as frequent as in real Amharic text. */
const vocabularies: Record<string, string> = {
  fr: `de la le et les des en un une du dans qui par pour au sur sont avec plus ce cette il sécurité données modèle formation
  atelier communauté rapport réseau politique publique recherche ingénieurs étudiants ouverte accès apprentissage systèmes
  personnes pays gouvernement ministère université école enseignants santé agriculteurs banques téléphone internet nuage
  serveur chaîne mise à jour clé signature paquet conteneur secret identité compte fraude message langue parole traduction
  image visage vie privée loi régulateur parlement droits équité biais risque norme confiance transparence femmes jeunes ville
  village partenaire budget projet cours leçon exercice ordinateur journaliste bénévole équipe réunion semaine année question
  réponse problème solution étape résultat hameçonnage rançongiciel`,
  pt: `de a o e que do da em um para com uma os no se na por mais as dos como mas segurança dados modelo formação oficina
  comunidade relatório rede política pública investigação engenheiros estudantes aberta acesso aprendizagem sistemas pessoas
  país governo ministério universidade escola professores saúde agricultores bancos telefone internet nuvem servidor
  atualização chave assinatura pacote segredo identidade conta fraude mensagem língua fala tradução imagem rosto privacidade
  lei regulador parlamento direitos equidade viés risco norma confiança transparência mulheres jovens cidade aldeia parceiro
  orçamento projeto curso lição exercício computador jornalista voluntário equipa reunião semana ano pergunta resposta problema
  solução passo resultado avaliação correção`,
  sw: `ya na wa kwa ni za katika la cha kuwa kama hii yake pia usalama data mfumo mafunzo warsha jamii ripoti mtandao sera umma
  utafiti wahandisi wanafunzi wazi ufikiaji kujifunza mifumo watu nchi serikali wizara chuo shule walimu afya wakulima benki
  simu intaneti wingu seva sasisho ufunguo saini kifurushi siri utambulisho akaunti ulaghai ujumbe lugha sauti tafsiri picha
  uso faragha sheria mdhibiti bunge haki usawa upendeleo hatari kiwango uaminifu uwazi wanawake vijana mji kijiji mshirika
  bajeti mradi kozi somo zoezi kompyuta mwandishi mkufunzi timu mkutano wiki mwaka swali jibu tatizo suluhisho hatua matokeo`,
  am: `እና ነው ላይ ውስጥ ይህ ወደ ሰው ቤት ጤና ስራ ሕግ ቀን ዳታ ሀገር ደህንነት መረጃ ሞዴል ስልጠና ማህበረሰብ ሪፖርት መረብ ፖሊሲ ምርምር መሐንዲሶች ተማሪዎች ክፍት
  መዳረሻ ትምህርት ስርዓት ሰዎች መንግስት ሚኒስቴር ዩኒቨርሲቲ ትምህርት ቤት መምህራን ገበሬዎች ባንክ ስልክ ኢንተርኔት ደመና አገልጋይ ማሻሻያ ቁልፍ ፊርማ ጥቅል ምስጢር ማንነት
  መለያ ማጭበርበር መልዕክት ቋንቋ ድምፅ ትርጉም ምስል ፊት ግላዊነት ተቆጣጣሪ ፓርላማ መብት ፍትሐዊነት አድልዎ ስጋት መለኪያ እምነት ግልጽነት ሴቶች ወጣቶች ከተማ መንደር
  አጋር በጀት ፕሮጀክት ኮርስ ልምምድ ኮምፒውተር ጋዜጠኛ በጎ ቡድን ስብሰባ ሳምንት ዓመት ጥያቄ መልስ ችግር መፍትሔ ውጤት ባሕር`,
  ar: `في من على إلى أن هذا التي عن مع هو كان الأمن البيانات النموذج التدريب ورشة المجتمع تقرير الشبكة السياسة العامة البحث
  المهندسون الطلاب مفتوح الوصول التعلم الأنظمة الناس البلد الحكومة الوزارة الجامعة المدرسة المعلمون الصحة المزارعون البنوك
  الهاتف الإنترنت السحابة الخادم التحديث المفتاح التوقيع الحزمة السر الهوية الحساب الاحتيال الرسالة اللغة الكلام الترجمة
  الصورة الوجه الخصوصية القانون المنظم البرلمان الحقوق العدالة التحيز الخطر المعيار الثقة الشفافية النساء الشباب المدينة
  القرية الشريك الميزانية المشروع الدورة الدرس التمرين الحاسوب الصحفي المتطوع الفريق الاجتماع الأسبوع السنة السؤال الجواب
  المشكلة الحل الخطوة النتيجة مسؤول`,
};

const words = [...english.split(/\s+/), ...others.split(/\s+/)];
const collocations = phrases.split("|").map((phrase) => phrase.trim());

type Texts = { fields: { headline: string; content: string } };
export type InventedNews = BulkRecord &
  Texts & { translations: (Texts & { language: string; created_at: string })[] };

/** In order of publication. Each is translated into two of the five other languages. */
export function* inventedNews(count: number): Generator<InventedNews> {
  const random = randomNumbers(20_261_115);
  // Zipf's law: the word of rank r occurs about 1/r times as often as the first.
  const pick = (from: string[]) => from[Math.floor((from.length + 1) ** random()) - 1] ?? "";
  const piece = () => (random() < 0.2 ? pick(collocations) : pick(words));
  const sentence = (length: number, next = piece) => Array.from({ length }, next).join(" ");
  const paragraph = (next = piece) =>
    `${sentence(12, next)}, ${sentence(8, next)}. **${sentence(2, next)}** ${sentence(10, next)}.`;
  const vocabulary = Object.entries(vocabularies).map(([language, list]) => {
    const own = list.split(/\s+/);
    return { language, next: () => pick(own) };
  });
  const first = Date.UTC(2016, 0, 1);
  for (let index = 0; index < count; index++) {
    const created_at = new Date(first + index * 3_000_000).toISOString();
    const translations = [index, index + 1 + (index % 4)].flatMap((which) => {
      const { language, next } = vocabulary[which % vocabulary.length] ?? {};
      if (!language) return [];
      const content = [paragraph(next), paragraph(next), paragraph(next)].join("\n\n");
      return { language, created_at, fields: { headline: sentence(6, next), content } };
    });
    const rare = index % Math.ceil(count / 40) === 7 ? " Zanzibar" : "";
    yield {
      ...{ id: `news-${index}`, language: "en", created_at, translations },
      fields: {
        headline: `${sentence(6)}${rare}`,
        content: [paragraph(), paragraph(), paragraph(), `Report number ${index}.`].join("\n\n"),
      },
    };
  }
}

/** A small linear congruential generator: its numbers need not be secret, only repeatable. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
