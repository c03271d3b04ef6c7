import type { DeskTranslation } from "../../translation.ts";

export const samples: DeskTranslation["samples"] = {
  title: "Exemplos",
  help: "Os exemplos são inventados e mostram como fica o site com conteúdos. Um exemplo que alterar passa a ser conteúdo seu e deixa de ser contado aqui.",
  none: "Não há exemplos.",
  count:
    "{count, plural, one {# conteúdo é um exemplo inventado.} other {# conteúdos são exemplos inventados.}}",
  hidden: "O público não os pode ler.",
  someShown: "O público pode ler {shown, number} deles.",
  allShown: "{count, plural, one {O público pode lê-lo.} other {O público pode lê-los.}}",
  removedUntil: "Os exemplos foram retirados. Podem ser repostos até: {until}.",
  view: "Ver ou retirar os exemplos",
  publisherRemoves: "A função de publicação permite retirar todos.",
  kindCount: "{kind}: {count, number}",
  kindCountTranslated:
    "{kind}: {count, number}, com {translations, plural, one {# tradução} other {# traduções}}",
  remove: "Retirar todos os exemplos",
  ask: "{count, plural, one {Retirar o exemplo?} other {Retirar os # exemplos?}}",
  askText:
    "As traduções e os ficheiros também são retirados, e o público deixa de os poder ler. Pode repor tudo durante 30 dias. Os conteúdos que alterou ficam.",
  keep: "{count, plural, one {Deixar ficar} other {Deixar ficar todos}}",
  removedHeading: "Exemplos retirados",
  removedCount: "{count, plural, one {# exemplo foi retirado.} other {# exemplos foram retirados.}}",
  removedDates: "Retirados: {at}. Pode repô-los, exatamente como estavam, até: {until}.",
  bringBack: "Repor todos os exemplos",
  done: {
    removed: "Os exemplos foram retirados. O público já não os pode ler.",
    back: "Os exemplos foram repostos, como estavam.",
  },
  checks: {
    heading: "No site",
    help: "Depois de os exemplos serem retirados ou repostos, o espaço da equipa verifica no site um conteúdo de cada tipo.",
    waiting: "em verificação",
    red: "algumas verificações falharam",
  },
};
