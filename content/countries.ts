/** Countries by their ISO 3166 codes. Their names in every language come from the engine (Intl.DisplayNames). */

/** The 54 African members of the United Nations, and Western Sahara. */
export const africanCountries: readonly string[] =
  `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW
  SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW`.split(/\s+/);

export const otherCountries: readonly string[] =
  `AD AE AF AG AI AL AM AQ AR AS AT AU AW AX AZ BA BB BD BE BG BH BL BM BN BO BQ BR BS BT BV BY BZ CA CC CH CK CL CN CO CR
  CU CW CX CY CZ DE DK DM DO EC EE ES FI FJ FK FM FO FR GB GD GE GF GG GI GL GP GR GS GT GU GY HK HM HN HR HT HU ID IE IL
  IM IN IO IQ IR IS IT JE JM JO JP KG KH KI KN KP KR KW KY KZ LA LB LC LI LK LT LU LV MC MD ME MF MH MK MM MN MO MP MQ MS
  MT MV MX MY NC NF NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU SA SB SE SG SH SI SJ
  SK SM SR SV SX SY TC TF TH TJ TK TL TM TO TR TT TV TW UA UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT`.split(
    /\s+/,
  );

const known = new Set([...africanCountries, ...otherCountries]);
export const isCountry = (code: string): boolean => known.has(code);
