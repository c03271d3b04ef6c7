import type { DeskTranslation } from "../../translation.ts";

export const media: DeskTranslation["media"] = {
  title: "Imagens e ficheiros",
  show: "Mostrar",
  all: "Imagens e ficheiros",
  kinds: { picture: "Imagens", file: "Ficheiros" },
  deleted: "Apagado.",
  empty: "Ainda não há nada aqui. Prima «Carregar» para acrescentar uma imagem ou um ficheiro.",
  notFound: "Nada encontrado.",
  count:
    "{count, plural, one {# item, do mais recente ao mais antigo.} other {# itens, do mais recente ao mais antigo.}}",
  picture: "Imagem",
  processing: "Em processamento",
  processingFailed: "O processamento falhou.",
  problems: {
    broken: "Não foi possível preparar esta imagem para o público. Tente de novo, ou carregue outra cópia.",
    late: "A preparação desta imagem para o público demorou demasiado. Tente de novo quando o site estiver menos ocupado, ou carregue uma cópia mais pequena.",
  },
  reloadSoon: "{state}. Recarregue esta página daqui a pouco para ver o resultado.",
  noAlt: "Ainda sem texto alternativo",
  unused: "Não usado",
  usedIn: "Usado em {places}",
  usedInMore: "Usado em {places} e mais {more}",
  locked:
    "Isto é usado numa página publicada ou agendada, por isso só a função de publicação permite mudar a descrição.",
  saved: "Guardado. A alteração já é visível para o público.",
  tryAgain: "Tentar de novo",
  address: "Endereço web: {address}",
  open: "Abrir",
  toAll: "Todas as imagens e ficheiros",
  alt: "Texto alternativo",
  altHint: "Descreva a imagem para pessoas que não a podem ver.",
  decorative: "Decorativa: não acrescenta nada ao texto",
  caption: "Legenda",
  captionHint: "Mostrada por baixo da imagem.",
  credit: "Crédito",
  creditHint: "A autoria da fotografia, mostrada com a imagem.",
  uses: {
    heading: "Usado em",
    none: "Não é usado em lado nenhum.",
    removeFirst: "Para o apagar, retire-o primeiro destas páginas.",
  },
  replace: {
    heading: "Substituir",
    explained:
      "O endereço web mantém-se, por isso todas as páginas e ligações passam a ter o novo ficheiro. Escolha um ficheiro do mesmo tipo.",
    newFile: "Novo ficheiro",
    done: "Substituído. O novo ficheiro já está no site.",
  },
  versions: {
    heading: "Histórico",
    current: "Em uso",
    view: "Ver",
    restore: "Repor",
    done: "Reposta. Esta versão já está no site.",
    kept: "São guardadas as últimas {count} versões.",
  },
  delete: "Apagar",
  askDelete: "Apagar isto? Não é possível anular.",
  inUse: "Não foi apagado: está agora em uso, como se vê abaixo.",
  inReply:
    "Não foi apagado: está anexado a uma resposta que ainda não foi enviada ({reference}). Pode apagá-lo depois de a resposta ser enviada.",
};
