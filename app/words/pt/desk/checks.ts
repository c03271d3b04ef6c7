import type { DeskTranslation } from "../../translation.ts";

export const checks: DeskTranslation["checks"] = {
  linkWithSpace: "A ligação {address} contém um espaço, por isso não funciona.",
  linkRefused: "A ligação {address} não pode ser seguida: tem de começar por https:// ou por uma barra.",
  linkNowhere: "A ligação {address} não leva a lado nenhum: tem de começar por https:// ou por uma barra.",
  linkEmpty: "Uma ligação sem endereço não leva a lado nenhum.",
  linkDead: "A ligação {address} leva a uma página que não responde.",
  otherLanguage: "Este texto parece estar em {detected}, mas está marcado como {marked}.",
  copied: "Este é o original ({original}), palavra por palavra, mas está marcado como {marked}.",
  tooComplex:
    "Este texto é demasiado longo ou complexo para pré-visualizar e não pode ser publicado assim: use menos ligações, listas, células de tabela ou outros sinais.",
  longTitle: "Este título tem {length, number} caracteres: nos cartões só cabem {most, number}.",
  picture: {
    missing: "A imagem {address} não existe.",
    isFile: "{name} é um ficheiro e não pode ser mostrado como imagem.",
    encoding: "A imagem {name} está a ser preparada: o público vê-la-á daqui a pouco.",
    failed: "A imagem {name} não pode ser mostrada: {problem}",
    noAlt: "A imagem {name} ainda não tem texto alternativo: descreva-a, ou marque-a como decorativa.",
    heavy:
      "A imagem {name} é pesada: {kilobytes, number} KB num telemóvel. Uma imagem com menos pormenor é mais leve.",
    heavyFile:
      "A imagem {address} é pesada: {kilobytes, number} KB. Reduza-a para menos de {most, number} KB.",
    notShown: "A imagem {address} não é mostrada: {problem}",
  },
  text: {
    pictureWithoutAlt: "A imagem {address} não tem texto alternativo: diga o que mostra.",
    withoutCaptions:
      "{medium, select, video {O vídeo} other {O áudio}} {address} não tem legendas: quem não o pode ouvir perde tudo. Carregue legendas (WebVTT) e ponha uma ligação para elas na linha seguinte.",
    skippedHeading: "O título “{beginning}” salta um nível: precisa de {marks} à frente.",
    linkNowhere: "A ligação {address} não leva a lado nenhum: tem de começar por https:// ou por uma barra.",
    linkWithoutHttps: "A ligação {address} deve começar por https://",
    linkToNoSite: "A ligação {address} não é o endereço de um site.",
    oddLink: "Uma ligação não está bem escrita, por isso aparece tal como foi escrita.",
    footnoteWithoutText: "A nota {mark} não tem texto: escreva-o abaixo, numa linha que comece por {mark}:",
    footnoteWithoutMark: "A nota {mark} não é mostrada: nada no texto remete para ela.",
    openBlock:
      "Um bloco está incompleto, por isso aparece tal como foi escrito. Comece-o com “::: details” e um título, e termine-o com “:::”.",
    longSentence: "“{beginning}” tem {count, number} palavras: frases mais curtas leem-se melhor.",
  },
};
