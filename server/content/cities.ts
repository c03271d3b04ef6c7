/** African capitals and other large cities on the map, with their names in the languages of the site. */
import type { Language } from "../../languages.ts";
import { fold } from "./search/fold.ts";

type Names = Partial<Record<Language, string>>;
export type City = { country: string; latitude: number; longitude: number; name: string; names: Names };
type Row = [country: string, latitude: number, longitude: number, name: string, names: Names];

/** The English name, and names that differ in other languages. */
const rows: Row[] = [
  ["DZ", 36.75, 3.06, "Algiers", { fr: "Alger", pt: "Argel", am: "አልጀርስ", ar: "الجزائر العاصمة" }],
  ["DZ", 35.7, -0.64, "Oran", { pt: "Orão", am: "ኦራን", ar: "وهران" }],
  ["AO", -8.82, 13.23, "Luanda", { am: "ሉዋንዳ", ar: "لواندا" }],
  ["BJ", 6.5, 2.63, "Porto-Novo", { am: "ፖርቶ ኖቮ", ar: "بورتو نوفو" }],
  ["BJ", 6.37, 2.42, "Cotonou", { am: "ኮቶኑ", ar: "كوتونو" }],
  ["BW", -24.65, 25.91, "Gaborone", { am: "ጋቦሮኔ", ar: "غابورون" }],
  ["BF", 12.37, -1.53, "Ouagadougou", { pt: "Uagadugu", am: "ዋጋዱጉ", ar: "واغادوغو" }],
  ["BI", -3.43, 29.93, "Gitega", { am: "ጊቴጋ", ar: "غيتيغا" }],
  ["BI", -3.38, 29.36, "Bujumbura", { am: "ቡጁምቡራ", ar: "بوجومبورا" }],
  ["CV", 14.93, -23.51, "Praia", { am: "ፕራያ", ar: "برايا" }],
  ["CM", 3.87, 11.52, "Yaoundé", { pt: "Iaundé", am: "ያውንዴ", ar: "ياوندي" }],
  ["CM", 4.05, 9.7, "Douala", { pt: "Duala", am: "ዱዋላ", ar: "دوالا" }],
  ["CF", 4.36, 18.56, "Bangui", { am: "ባንጊ", ar: "بانغي" }],
  ["TD", 12.13, 15.05, "N’Djamena", { am: "ንጃሜና", ar: "نجامينا" }],
  ["KM", -11.7, 43.26, "Moroni", { am: "ሞሮኒ", ar: "موروني" }],
  ["CG", -4.27, 15.28, "Brazzaville", { am: "ብራዛቪል", ar: "برازافيل" }],
  ["CI", 5.34, -4.02, "Abidjan", { am: "አቢጃን", ar: "أبيدجان" }],
  ["CI", 6.82, -5.28, "Yamoussoukro", { am: "ያሙሱክሮ", ar: "ياموسوكرو" }],
  ["CD", -4.33, 15.31, "Kinshasa", { am: "ኪንሻሳ", ar: "كينشاسا" }],
  ["CD", -11.66, 27.48, "Lubumbashi", { am: "ሉቡምባሺ", ar: "لوبومباشي" }],
  ["DJ", 11.59, 43.15, "Djibouti", { sw: "Jibuti", am: "ጅቡቲ", ar: "جيبوتي" }],
  ["EG", 30.04, 31.24, "Cairo", { fr: "Le Caire", sw: "Kairo", am: "ካይሮ", ar: "القاهرة" }],
  ["EG", 31.2, 29.92, "Alexandria", { fr: "Alexandrie", sw: "Aleksandria", am: "እስክንድርያ", ar: "الإسكندرية" }],
  ["GQ", 3.75, 8.78, "Malabo", { am: "ማላቦ", ar: "مالابو" }],
  ["ER", 15.32, 38.93, "Asmara", { am: "አስመራ", ar: "أسمرة" }],
  ["SZ", -26.32, 31.13, "Mbabane", { am: "ምባባኔ", ar: "مبابان" }],
  [
    "ET",
    9.01,
    38.75,
    "Addis Ababa",
    { fr: "Addis-Abeba", pt: "Adis Abeba", am: "አዲስ አበባ", ar: "أديس أبابا" },
  ],
  ["ET", 11.59, 37.39, "Bahir Dar", { am: "ባሕር ዳር", ar: "بحر دار" }],
  ["ET", 9.6, 41.87, "Dire Dawa", { am: "ድሬዳዋ", ar: "ديرة داوا" }],
  ["GA", 0.39, 9.45, "Libreville", { am: "ሊብረቪል", ar: "ليبرفيل" }],
  ["GM", 13.45, -16.58, "Banjul", { am: "ባንጁል", ar: "بانجول" }],
  ["GH", 5.6, -0.19, "Accra", { pt: "Acra", am: "አክራ", ar: "أكرا" }],
  ["GH", 6.69, -1.62, "Kumasi", { am: "ኩማሲ", ar: "كوماسي" }],
  ["GN", 9.54, -13.68, "Conakry", { pt: "Conacri", am: "ኮናክሪ", ar: "كوناكري" }],
  ["GW", 11.86, -15.6, "Bissau", { am: "ቢሳው", ar: "بيساو" }],
  ["KE", -1.29, 36.82, "Nairobi", { am: "ናይሮቢ", ar: "نيروبي" }],
  ["KE", -4.05, 39.67, "Mombasa", { pt: "Mombaça", am: "ሞምባሳ", ar: "مومباسا" }],
  ["KE", -0.09, 34.76, "Kisumu", { am: "ኪሱሙ", ar: "كيسومو" }],
  ["LS", -29.31, 27.48, "Maseru", { am: "ማሴሩ", ar: "ماسيرو" }],
  ["LR", 6.3, -10.8, "Monrovia", { pt: "Monróvia", am: "ሞንሮቪያ", ar: "مونروفيا" }],
  ["LY", 32.89, 13.19, "Tripoli", { pt: "Trípoli", am: "ትሪፖሊ", ar: "طرابلس" }],
  ["LY", 32.12, 20.07, "Benghazi", { pt: "Bengasi", am: "ቤንጋዚ", ar: "بنغازي" }],
  ["MG", -18.9, 47.52, "Antananarivo", { am: "አንታናናሪቮ", ar: "أنتاناناريفو" }],
  ["MW", -13.96, 33.78, "Lilongwe", { am: "ሊሎንግዌ", ar: "ليلونغوي" }],
  ["MW", -15.79, 35.0, "Blantyre", { am: "ብላንታየር", ar: "بلانتاير" }],
  ["ML", 12.64, -8.0, "Bamako", { am: "ባማኮ", ar: "باماكو" }],
  ["MR", 18.08, -15.98, "Nouakchott", { am: "ኑዋክሾት", ar: "نواكشوط" }],
  ["MU", -20.16, 57.5, "Port Louis", { fr: "Port-Louis", am: "ፖርት ሉዊስ", ar: "بورت لويس" }],
  ["MA", 34.02, -6.83, "Rabat", { am: "ራባት", ar: "الرباط" }],
  ["MA", 33.58, -7.6, "Casablanca", { am: "ካዛብላንካ", ar: "الدار البيضاء" }],
  ["MA", 31.63, -7.99, "Marrakesh", { fr: "Marrakech", pt: "Marraquexe", am: "ማራኬሽ", ar: "مراكش" }],
  ["MZ", -25.97, 32.58, "Maputo", { am: "ማፑቶ", ar: "مابوتو" }],
  ["MZ", -19.84, 34.87, "Beira", { am: "ቤይራ", ar: "بيرا" }],
  ["NA", -22.56, 17.08, "Windhoek", { am: "ዊንድሆክ", ar: "ويندهوك" }],
  ["NE", 13.51, 2.12, "Niamey", { am: "ኒያሜ", ar: "نيامي" }],
  ["NG", 9.06, 7.49, "Abuja", { am: "አቡጃ", ar: "أبوجا" }],
  ["NG", 6.46, 3.38, "Lagos", { am: "ሌጎስ", ar: "لاغوس" }],
  ["NG", 12.0, 8.52, "Kano", { am: "ካኖ", ar: "كانو" }],
  ["NG", 7.38, 3.9, "Ibadan", { am: "ኢባዳን", ar: "إبادان" }],
  ["RW", -1.95, 30.06, "Kigali", { am: "ኪጋሊ", ar: "كيغالي" }],
  ["ST", 0.34, 6.73, "São Tomé", { sw: "Sao Tome", am: "ሳኦ ቶሜ", ar: "ساو تومي" }],
  ["SN", 14.7, -17.45, "Dakar", { pt: "Dacar", am: "ዳካር", ar: "داكار" }],
  ["SC", -4.62, 55.45, "Victoria", { am: "ቪክቶሪያ", ar: "فيكتوريا" }],
  ["SL", 8.48, -13.23, "Freetown", { am: "ፍሪታውን", ar: "فريتاون" }],
  ["SO", 2.04, 45.34, "Mogadishu", { fr: "Mogadiscio", pt: "Mogadíscio", am: "ሞቃዲሾ", ar: "مقديشو" }],
  ["SO", 9.56, 44.07, "Hargeisa", { am: "ሃርጌሳ", ar: "هرجيسا" }],
  ["ZA", -25.75, 28.19, "Pretoria", { pt: "Pretória", am: "ፕሪቶሪያ", ar: "بريتوريا" }],
  ["ZA", -26.2, 28.05, "Johannesburg", { pt: "Joanesburgo", am: "ጆሃንስበርግ", ar: "جوهانسبرغ" }],
  ["ZA", -33.92, 18.42, "Cape Town", { fr: "Le Cap", pt: "Cidade do Cabo", am: "ኬፕ ታውን", ar: "كيب تاون" }],
  ["ZA", -29.86, 31.02, "Durban", { am: "ደርባን", ar: "ديربان" }],
  ["ZA", -29.12, 26.22, "Bloemfontein", { am: "ብሎምፎንቴን", ar: "بلومفونتين" }],
  ["SS", 4.85, 31.58, "Juba", { am: "ጁባ", ar: "جوبا" }],
  ["SD", 15.55, 32.53, "Khartoum", { pt: "Cartum", am: "ካርቱም", ar: "الخرطوم" }],
  ["TZ", -6.17, 35.74, "Dodoma", { am: "ዶዶማ", ar: "دودوما" }],
  ["TZ", -6.8, 39.27, "Dar es Salaam", { am: "ዳሬሰላም", ar: "دار السلام" }],
  ["TZ", -3.37, 36.68, "Arusha", { am: "አሩሻ", ar: "أروشا" }],
  ["TG", 6.13, 1.22, "Lomé", { sw: "Lome", am: "ሎሜ", ar: "لومي" }],
  ["TN", 36.8, 10.18, "Tunis", { pt: "Tunes", am: "ቱኒስ", ar: "تونس" }],
  ["TN", 34.74, 10.76, "Sfax", { am: "ስፋክስ", ar: "صفاقس" }],
  ["UG", 0.35, 32.58, "Kampala", { pt: "Campala", am: "ካምፓላ", ar: "كمبالا" }],
  ["EH", 27.15, -13.2, "Laayoune", { fr: "Laâyoune", am: "ላዩን", ar: "العيون" }],
  ["ZM", -15.41, 28.29, "Lusaka", { pt: "Lusaca", am: "ሉሳካ", ar: "لوساكا" }],
  ["ZM", -12.96, 28.64, "Ndola", { am: "ንዶላ", ar: "ندولا" }],
  ["ZW", -17.83, 31.05, "Harare", { am: "ሃራሬ", ar: "هراري" }],
  ["ZW", -20.15, 28.58, "Bulawayo", { am: "ቡላዋዮ", ar: "بولاوايو" }],
];

export const cities: readonly City[] = rows.map(([country, latitude, longitude, name, names]) => ({
  ...{ country, latitude, longitude, name, names },
}));

/** Ignores accents, hyphens and apostrophes. */
const keyOf = (country: string, name: string) =>
  `${country} ${fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
const byName = new Map(
  cities.flatMap((city) =>
    [city.name, ...Object.values(city.names)].flatMap((name) =>
      [city.country, ""].map((country) => [keyOf(country, name), city] as const),
    ),
  ),
);

/** By its name in any language. A given country must match: Lebanon has a Tripoli too. */
export const findCity = (name: string, country: string): City | undefined => byName.get(keyOf(country, name));

export const cityIn = ({ name, names }: City, language: Language): string => names[language] ?? name;
