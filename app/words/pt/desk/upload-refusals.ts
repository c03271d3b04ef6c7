import type { DeskTranslation } from "../../translation.ts";

export const uploadRefusals: DeskTranslation["uploadRefusals"] = {
  nothing: "Não foi escolhido nenhum ficheiro. Escolha um ficheiro e carregue-o.",
  empty: "Este ficheiro está vazio (0 bytes). Verifique-o no seu dispositivo e escolha-o de novo.",
  "too-large": "Este ficheiro tem mais de 80 MB. Reduza-o ou divida-o.",
  "picture-too-large": "Esta imagem tem mais de 40 MB. Guarde-a mais pequena, por exemplo como JPEG.",
  "captions-too-large": "Estas legendas têm mais de 256 KB. Divida a gravação e as legendas.",
  "piece-too-large": "Uma parte deste ficheiro era demasiado grande. Recarregue a página e comece de novo.",
  "other-upload": "Está a ser carregado outro ficheiro com este nome. Recarregue a página e comece de novo.",
  incomplete: "Este ficheiro não chegou por inteiro. Carregue-o de novo.",
  "too-many": "Só se podem carregar 20 ficheiros de cada vez. Carregue os outros depois destes.",
  "not-stored":
    "Não foi possível guardar este ficheiro: o disco do site está cheio ou o armazenamento não responde. Tente mais tarde e avise a pessoa que gere o site.",
  svg: "Este desenho SVG contém scripts, imagens ou ligações a outros ficheiros, que não são aceites. Exporte-o como SVG simples ou como PNG e carregue esse.",
  "svg-too-large":
    "Este desenho SVG tem mais de 1 MB ou é demasiado complexo. Exporte-o como PNG e carregue esse.",
  html: "Isto é uma página web, diga o nome o que disser. Carregue uma imagem, um PDF ou um documento de escritório.",
  heic: "Esta fotografia está no formato HEIC, que não pode ser lido aqui. Num iPhone, escolha Definições, Câmara, Formatos, “Mais compatível” para novas fotografias, ou partilhe esta como JPEG e carregue esse ficheiro.",
  tiff: "As imagens TIFF não são aceites. Guarde-a como JPEG ou PNG e carregue esse ficheiro.",
  video:
    "Os vídeos são aceites em MP4 ou WebM, o áudio em MP3, M4A ou OGG. Guarde-o num destes formatos e carregue esse ficheiro.",
  archive: "Isto é um arquivo que contém outros ficheiros. Carregue cada um deles em separado.",
  "old-office":
    "Este ficheiro está num formato antigo de escritório ou tem palavra-passe. Guarde-o sem palavra-passe como .docx, .xlsx, .pptx ou PDF e carregue esse ficheiro.",
  macros:
    "Este documento de escritório contém macros, que são programas. Guarde-o sem elas como .docx, .xlsx, .pptx ou PDF e carregue esse ficheiro.",
  "office-unreadable":
    "Este documento de escritório está danificado e não pode ser lido. Abra-o, guarde-o de novo e carregue esse ficheiro.",
  "pdf-encrypted": "Este PDF está protegido por palavra-passe. Guarde-o sem ela e carregue esse ficheiro.",
  "pdf-script":
    "Este PDF contém scripts ou inicia programas. Imprima-o para um novo PDF e carregue esse ficheiro.",
  "pdf-acts":
    "Este PDF faz algo por si quando é aberto ou lido, como abrir um site. Imprima-o para um novo PDF e carregue esse ficheiro.",
  "pdf-attachments":
    "Este PDF contém outros ficheiros. Imprima-o para um novo PDF e carregue os outros ficheiros em separado.",
  "pdf-unreadable":
    "Este PDF está danificado ou guardado de uma forma que não permite examiná-lo. Imprima-o para um novo PDF e carregue esse ficheiro.",
  "too-many-pixels": "Esta imagem tem mais de 50 milhões de píxeis. Reduza-a e carregue-a de novo.",
  "too-many-pixels-at-once":
    "Esta imagem tem mais de 24 milhões de píxeis. Reduza-a, ou guarde-a como JPEG não progressivo.",
  "avif-too-large":
    "Esta imagem AVIF tem mais de 12 milhões de píxeis. Reduza-a ou guarde-a como JPEG e carregue esse ficheiro.",
  moving: "Esta imagem é animada. Use uma imagem fixa.",
  "picture-unreadable": "Esta imagem está danificada e não pode ser lida por completo. Escolha outra cópia.",
  "other-type":
    "Não substituído: este ficheiro é de outro tipo. Substitua uma imagem por uma imagem e um PDF por um PDF, ou carregue este como novo ficheiro.",
  locked:
    "Não substituído: isto é usado numa página publicada ou agendada, por isso só a função de publicação permite substituí-lo.",
  "in-reply":
    "Não substituído: está anexado a uma resposta que ainda não foi enviada. Pode substituí-lo depois de a resposta ser enviada.",
  gone: "Não substituído: este ficheiro ou esta versão foi entretanto apagado.",
  "too-many-in-reply": "Uma resposta pode levar 10 ficheiros. Envie menos.",
  "too-large-for-reply":
    "Os ficheiros de uma resposta podem ter 10 MB no total. Reduza-os, ou envie uma ligação.",
  unknown:
    "Ficheiros deste tipo não são aceites. Carregue uma imagem (JPEG, PNG, WebP, AVIF), um PDF, um documento de escritório (.docx, .xlsx, .pptx, .odt, .ods, .odp), um vídeo (MP4, WebM), áudio (MP3, M4A, OGG) ou legendas (WebVTT).",
};
