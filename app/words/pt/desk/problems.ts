import type { DeskTranslation } from "../../translation.ts";

export const problems: DeskTranslation["problems"] = {
  missing: "Falta “{label}”: é necessário para publicar.",
  tooLong: "“{label}” tem mais de {max, number} caracteres, o máximo que pode ser guardado.",
  tooComplex:
    "“{label}” é demasiado complexo para publicar: use menos ligações, listas, células de tabela ou outros sinais, ou divida-o em dois textos.",
  notAChoice: "“{label}” aceita um destes valores: {choices}.",
  instant: "“{label}” não é uma data e hora válida.",
  notADate: "“{label}” não é uma data válida, como 2026-12-25.",
  zone: "“{label}” espera um nome como Africa/Nairobi.",
  email: "“{label}” não é um endereço que possa receber e-mails.",
  phone: "“{label}” espera um número tal como se marca, como +251 11 000 0000.",
  country: "“{label}” espera o código ISO de um país: duas letras maiúsculas, como KE.",
  coordinates: "“{label}” espera uma latitude e uma longitude em graus, como 9.03, 38.74.",
  doi: "“{label}” espera um DOI, como 10.5281/zenodo.1234567.",
  order: "“{label}” espera um número inteiro, como 3.",
  linkWithSpace: "“{label}” contém um espaço, o que um endereço não pode ter.",
  link: "“{label}” espera um endereço como https://example.org, ou um deste site como /news.",
  languages: "“{label}” espera códigos de idiomas, como en, fr, sw. Desconhecido: {codes}.",
  tooFewEntries: "“{label}” precisa de pelo menos {least, plural, one {# elemento} other {# elementos}}.",
  tooManyEntries:
    "“{label}” aceita no máximo {most, plural, one {# elemento} other {# elementos}}: a página não tem espaço para mais.",
  eventEndsFirst: "O evento termina antes de começar.",
  endsFirst: "O fim é anterior ao início.",
  originalNotPublic:
    "O original não é público. Publique-o primeiro, porque uma tradução aparece no lugar dele.",
  scheduledVersionMissing: "Falta a versão que estava agendada.",
  noPublishTime: "Falta “Publicar em”: escolha quando publicar este conteúdo.",
  notATime: "Esta data e hora não é válida.",
  timeIsPast: "Este momento já passou. Publique agora ou escolha um momento posterior.",
  timeIsFar: "Faltam mais de cinco anos.",
  notThere: "Este conteúdo já não existe.",
  wasDeleted: "Este conteúdo foi apagado. Reponha-o primeiro.",
  originalWasDeleted: "O original foi apagado. Reponha-o primeiro: as traduções voltam com ele.",
  noVersion: "Esta versão já não existe.",
  notScheduled: "Este conteúdo não está agendado.",
  notPublic: "Este conteúdo não é público.",
  cannotBeRemoved:
    "O site precisa desta página, por isso não pode ser removida. Em vez disso, altere os textos.",
  publisherRenames:
    "Só a função de publicação permite mudar o endereço de um conteúdo {shown, select, public {público} other {agendado}}.",
  publisherDeletes:
    "Só a função de publicação permite apagar um conteúdo {shown, select, public {público} other {agendado}}.",
  publisherSetsLanguage:
    "Só a função de publicação permite mudar o idioma de um conteúdo {shown, select, public {público} other {agendado}}.",
  publisherRenamesPublic: "Só a função de publicação permite mudar um endereço que foi público.",
  addressOfOriginal: "Uma tradução tem sempre o endereço do original.",
  addressIsFixed: "O endereço desta página é fixo.",
  addressTaken: "Outro conteúdo tem ou teve este endereço. Escolha outro.",
  addressNew: "“new” é o endereço da página de novos conteúdos. Escolha outro.",
  addressTooLong: "Um endereço tem no máximo 100 caracteres.",
  addressMalformed:
    "Um endereço é composto por letras minúsculas e algarismos, com hífenes entre as palavras.",
  addressOfPage: "/{slug} é uma página deste site. Escolha outro endereço.",
  addressOfSite: "/{slug} é usado pelo próprio site. Escolha outro endereço.",
  addressOfLanguage: "As páginas neste idioma ({language}) começam por /{slug}. Escolha outro endereço.",
  unknownLanguage: "O site não existe neste idioma.",
  languageOfPublic: "O idioma de um conteúdo público não pode ser mudado.",
  languageOfTranslated: "Este conteúdo tem traduções, por isso o idioma não pode ser mudado.",
  isTranslation: "Isto é uma tradução. Traduza antes o original.",
  isOriginalLanguage: "O original está neste idioma.",
};
