import type { DeskTranslation } from "../../translation.ts";

export const state: DeskTranslation["state"] = {
  title: "Estado do site",
  lead: "Como o site está a funcionar agora, e o que fazer se algo estiver mal.",
  allFine: "Está tudo a funcionar.",
  wrong:
    "{count, plural, one {# ponto do funcionamento do site precisa de atenção.} other {# pontos do funcionamento do site precisam de atenção.}}",
  toPage: "Ver o que fazer",
  marks: { fine: "Em ordem:", wrong: "Precisa de atenção:", off: "Não configurado:" },
  headings: {
    release: "Site",
    upgrade: "Atualização",
    database: "Base de dados",
    mailOut: "Correio de saída",
    mailIn: "Correio de entrada",
    encoding: "Imagens",
    backup: "Cópia de segurança",
    disk: "Disco",
    memory: "Memória",
    errors: "Erros",
    securityTxt: "security.txt",
    alerts: "Alertas",
  },
  release: "Versão {release}, versão da base de dados {schema}. Este processo funciona desde {moment}.",
  database: {
    fine: "{engine} responde e guarda as alterações.",
    wrong:
      "Não é possível guardar nada. Peça à pessoa que gere o site que verifique o disco e o servidor da base de dados.",
  },
  mailOut: {
    off: "O envio de e-mails não está configurado: as mensagens são guardadas, mas ninguém é avisado. A pessoa que gere o site pode definir SMTP_URL.",
    none: "Nenhum e-mail está à espera.",
    waiting: "{count, plural, one {# e-mail está à espera.} other {# e-mails estão à espera.}}",
    oldest: "O mais antigo é de {moment}.",
    givenUp:
      "{count, plural, one {# e-mail foi abandonado no último dia.} other {# e-mails foram abandonados no último dia.}}",
    advice:
      "O site continua a tentar durante três dias. Peça à pessoa que gere o site que verifique o servidor de correio; o registo diz porque recusa os e-mails.",
  },
  mailIn: {
    off: "Nenhuma caixa de correio está configurada: as respostas que o público envia por e-mail não aparecem aqui.",
    fine: "Última leitura: {moment}.",
    never: "Ainda não foi lida.",
    wrong: "Não pode ser lida desde {moment}.",
    advice:
      "O site continua a tentar. Peça à pessoa que gere o site que verifique a caixa de correio e a palavra-passe.",
  },
  encoding: {
    none: "Nenhuma imagem está à espera.",
    waiting:
      "{count, plural, one {# imagem está a ser preparada.} other {# imagens estão a ser preparadas.}}",
    failed:
      "{count, plural, one {# imagem do último dia não pôde ser preparada.} other {# imagens do último dia não puderam ser preparadas.}}",
    advice:
      "Há imagens à espera há mais de 15 minutos. Peça à pessoa que gere o site que consulte o registo.",
  },
  backup: {
    none: "Ainda não há cópia de segurança.",
    advice:
      "Deve ser feita uma cópia de segurança todos os dias. Peça à pessoa que gere o site que verifique o serviço de cópias; a primeira página do espaço diz o que falhou.",
  },
  disk: {
    free: "{free} de {total} estão livres.",
    unknown: "Não foi possível ler o espaço livre.",
    advice:
      "Menos de 10% está livre. Peça à pessoa que gere o site que liberte espaço: as cópias de segurança e os registos antigos costumam ser os maiores. Com o disco cheio, não é possível guardar nada.",
  },
  memory: "Este processo usa {size}.",
  errors: {
    none: "Nenhum pedido falhou na última hora.",
    some: "{errors, number} de {requests, number} pedidos falharam na última hora.",
    advice:
      "Mais de 1% falha. Peça à pessoa que gere o site que consulte o registo; cada página de erro mostra uma referência que está no registo.",
  },
  securityTxt: {
    valid: "Válido até {moment}.",
    advice: "Um administrador pode confirmá-lo.",
  },
  alerts: {
    byMail: "Se algo estiver mal, segue um e-mail para {address}.",
    toAdministrators: "Se algo estiver mal, os administradores recebem um e-mail.",
    byWebhook: "Se algo estiver mal, é chamado o webhook do operador.",
    nobody:
      "Se algo estiver mal, ninguém é avisado. A pessoa que gere o site pode configurar o envio de e-mails ou ALERT_WEBHOOK.",
    mailWaits:
      "Se os próprios e-mails estiverem bloqueados, o e-mail que o anuncia também espera. ALERT_WEBHOOK avisa sem e-mail.",
  },
};
