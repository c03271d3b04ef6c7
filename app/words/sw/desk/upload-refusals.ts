import type { DeskTranslation } from "../../translation.ts";

export const uploadRefusals: DeskTranslation["uploadRefusals"] = {
  nothing: "Hakuna faili iliyochaguliwa. Tafadhali chagua faili na uipakie.",
  empty: "Faili hii ni tupu (baiti 0). Tafadhali ikague kwenye kifaa chako na uichague tena.",
  "too-large": "Faili hii inazidi MB 80. Tafadhali ipunguze au uigawe.",
  "picture-too-large": "Picha hii inazidi MB 40. Tafadhali ihifadhi ikiwa ndogo zaidi, kwa mfano kama JPEG.",
  "captions-too-large": "Manukuu haya yanazidi KB 256. Tafadhali gawa rekodi na manukuu yake.",
  "piece-too-large": "Sehemu ya faili hii ilikuwa kubwa mno. Tafadhali pakia ukurasa upya na uanze tena.",
  "other-upload": "Faili nyingine inapakiwa kwa jina hili. Tafadhali pakia ukurasa upya na uanze tena.",
  incomplete: "Faili hii haikufika yote. Tafadhali ipakie tena.",
  "too-many": "Faili 20 tu zinaweza kupakiwa kwa mara moja. Tafadhali pakia nyingine baada ya hizi.",
  "not-stored":
    "Faili hii haikuweza kuhifadhiwa: diski ya tovuti imejaa au hifadhi yake haijibu. Tafadhali jaribu tena baadaye, na umwambie anayesimamia tovuti.",
  svg: "Mchoro huu wa SVG una programu, picha au viungo vya faili nyingine, ambavyo havikubaliwi. Tafadhali uhamishe kama SVG ya kawaida au PNG kisha upakie hiyo.",
  "svg-too-large":
    "Mchoro huu wa SVG ni mkubwa kuliko MB 1 au ni tata mno. Tafadhali uhamishe kama PNG kisha upakie hiyo.",
  html: "Huu ni ukurasa wa wavuti, hata kama jina lake linasema vingine. Tafadhali pakia picha, PDF au faili ya ofisi.",
  heic: "Picha hii ni ya muundo wa HEIC, ambao hauwezi kusomwa hapa. Kwenye iPhone chagua Settings, Camera, Formats, “Most Compatible” kwa picha mpya, au shiriki hii kama JPEG na upakie hiyo.",
  tiff: "Picha za TIFF hazikubaliwi. Tafadhali ihifadhi kama JPEG au PNG na upakie hiyo.",
  video:
    "Video hukubaliwa za MP4 au WebM, na sauti za MP3, M4A au OGG. Tafadhali ihifadhi kwa mojawapo ya miundo hii na upakie hiyo.",
  archive: "Hili ni faili lenye faili nyingine ndani yake. Tafadhali pakia kila moja peke yake.",
  "old-office":
    "Faili hii ni ya muundo wa zamani wa ofisi au ina nenosiri. Tafadhali ihifadhi bila nenosiri kama .docx, .xlsx, .pptx au PDF na upakie hiyo.",
  macros:
    "Faili hii ya ofisi ina makro, ambazo ni programu. Tafadhali ihifadhi bila makro kama .docx, .xlsx, .pptx au PDF na upakie hiyo.",
  "office-unreadable":
    "Faili hii ya ofisi imeharibika na haiwezi kusomwa. Tafadhali ifungue, ihifadhi tena na upakie hiyo.",
  "pdf-encrypted": "PDF hii imefungwa kwa nenosiri. Tafadhali ihifadhi bila nenosiri na upakie hiyo.",
  "pdf-script":
    "PDF hii ina maagizo ya kompyuta au huanzisha programu. Tafadhali ichapishe kuwa PDF mpya na upakie hiyo.",
  "pdf-acts":
    "PDF hii hufanya jambo yenyewe inapofunguliwa au kusomwa, kama kufungua tovuti. Tafadhali ichapishe kuwa PDF mpya na upakie hiyo.",
  "pdf-attachments":
    "PDF hii ina faili nyingine ndani yake. Tafadhali ichapishe kuwa PDF mpya, na upakie faili nyingine peke yake.",
  "pdf-unreadable":
    "PDF hii imeharibika, au imehifadhiwa kwa namna isiyoweza kukaguliwa. Tafadhali ichapishe kuwa PDF mpya na upakie hiyo.",
  "too-many-pixels": "Picha hii ina zaidi ya pikseli milioni 50. Tafadhali ipunguze na uipakie tena.",
  "too-many-pixels-at-once":
    "Picha hii ina zaidi ya pikseli milioni 24. Tafadhali ipunguze, au ihifadhi kama JPEG isiyo ya hatua kwa hatua (progressive).",
  "avif-too-large":
    "Picha hii ya AVIF ina zaidi ya pikseli milioni 12. Tafadhali ipunguze au ihifadhi kama JPEG, na upakie hiyo.",
  moving: "Picha hii inatembea. Tafadhali tumia picha tuli.",
  "picture-unreadable":
    "Picha hii imeharibika na haiwezi kusomwa yote. Tafadhali chagua nakala yake nyingine.",
  "other-type":
    "Haijabadilishwa: faili hili ni la aina nyingine. Badilisha picha kwa picha na PDF kwa PDF, au pakia hili kama faili jipya.",
  locked:
    "Haijabadilishwa: hii inatumika kwenye ukurasa uliochapishwa au uliopangwa, kwa hiyo ni mchapishaji pekee anayeweza kuibadilisha.",
  "in-reply":
    "Haijabadilishwa: imeambatishwa kwenye jibu ambalo bado halijatumwa. Unaweza kuibadilisha jibu likishatumwa.",
  gone: "Haijabadilishwa: faili au toleo hili limefutwa wakati huo huo.",
  "too-many-in-reply": "Jibu linaweza kuwa na faili 10. Tafadhali tuma chache zaidi.",
  "too-large-for-reply":
    "Faili za jibu zinaweza kuwa na MB 10 kwa jumla. Tafadhali zipunguze, au tuma kiungo.",
  unknown:
    "Faili za aina hii hazikubaliwi. Tafadhali pakia picha (JPEG, PNG, WebP, AVIF), PDF, faili ya ofisi (.docx, .xlsx, .pptx, .odt, .ods, .odp), video (MP4, WebM), sauti (MP3, M4A, OGG) au manukuu (WebVTT).",
};
