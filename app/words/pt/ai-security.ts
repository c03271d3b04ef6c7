import type { Translation } from "../translation.ts";

export const aiSecurity: Translation["aiSecurity"] = {
  title: "Segurança da IA",
  kicker: "Programa",
  description:
    "O que significa tornar seguros a IA e o pipeline que a entrega: para o público, para engenheiros e para decisores políticos.",
  lead: "Um sistema de IA é seguro quando faz o que os seus donos dizem, para as pessoas a quem se destina, e ninguém pode mudar isso às escondidas.",
  meaning: {
    heading: "O que significa tornar a IA segura",
    paragraphs: [
      "Um serviço de IA é feito de quatro elementos: os dados com que aprendeu, o modelo que saiu desses dados, o software à volta do modelo e as pessoas que o usam. Quem quer abusar do serviço procura o mais fraco dos quatro. Raramente é só o modelo.",
      "Os quatro encontram-se no pipeline CD/CI: a cadeia automática que recolhe, constrói, testa e entrega o serviço, muitas vezes várias vezes por dia. Quem controla um elo controla tudo o que vem depois. É por isso que começamos por aí, e é por isso que o trabalho está ao alcance: poucas equipas treinam um grande modelo, mas todas têm um pipeline.",
    ],
  },
  pipeline: {
    heading: "O pipeline, passo a passo",
    lead: "Seis passos, dos dados ao uso diário. Para cada um: o que corre mal na prática e o que ajuda.",
    wrong: "O que pode correr mal",
    remedy: "O que fazer",
    steps: [
      {
        title: "Dados",
        text: "Aquilo com que o modelo aprende: textos, imagens, registos, gravações.",
        wrong:
          "Alguém introduz exemplos falsos. Usam-se dados pessoais sem autorização. Faltam línguas inteiras.",
        remedy:
          "Registe de onde vem cada conjunto e em que condições. Guarde a impressão digital de cada um, para dar por qualquer alteração. Retire o que identifica pessoas.",
      },
      {
        title: "Modelo",
        text: "O resultado do treino, em geral um ficheiro grande feito por outros.",
        wrong:
          "O ficheiro não é o que foi testado. Traz um gatilho escondido, ou executa código ao ser aberto. Revela o que aprendeu.",
        remedy:
          "Obtenha-o de uma fonte conhecida, num formato que não possa executar código. Verifique a assinatura. Faça os seus próprios ataques, nas línguas de quem o vai usar.",
      },
      {
        title: "Dependências",
        text: "Os pacotes, as imagens e os serviços sobre os quais o software é construído.",
        wrong:
          "Um pacote popular cai em mãos alheias, ou alguém publica uma imitação com um nome quase igual. Um serviço externo muda de um dia para o outro.",
        remedy:
          "Tenha uma lista de tudo o que usa. Fixe as versões exatas com as suas impressões digitais. Atualize de propósito, pouco de cada vez.",
      },
      {
        title: "Construção",
        text: "A máquina que transforma tudo isto em algo que se pode entregar.",
        wrong:
          "Uma palavra-passe fica no código. A alteração de um desconhecido é executada com todos os direitos. O que sai não é o que foi revisto.",
        remedy:
          "Mantenha os segredos fora do código e faça-os expirar depressa. Dê a cada tarefa só os direitos de que precisa. Assine o que sai, com um registo do que entrou.",
      },
      {
        title: "Entrada em produção",
        text: "O momento em que a nova versão substitui a antiga.",
        wrong:
          "Alguém coloca um ficheiro à mão. Ninguém sabe que versão deu que resposta. Não há como voltar atrás.",
        remedy:
          "Não execute nada que o seu próprio pipeline não tenha assinado. Comece com poucos utilizadores. Treine o regresso à última versão boa.",
      },
      {
        title: "Uso",
        text: "As pessoas perguntam, o sistema responde, e às vezes age.",
        wrong:
          "Instruções escondidas num documento tomam conta do sistema. As pessoas acreditam numa resposta porque veio de uma máquina. Perguntas privadas ficam guardadas para sempre.",
        remedy:
          "Deixe-o fazer só o que não causaria dano se alguém o enganasse. Peça a uma pessoa que confirme o que é importante. Vigie comportamentos estranhos e saiba quem o pode desligar.",
      },
    ],
  },
  readers: {
    heading: "Por onde começar",
    lead: "Três portas de entrada. Tudo o que está por detrás delas é de leitura livre.",
    items: {
      public: {
        title: "Para o público",
        text: "As vozes podem ser copiadas e as imagens inventadas. Os bons hábitos protegem melhor do que a vista apurada: pare, ligue de volta para um número que conhece, pergunte a alguém. Também pode perguntar se foi uma máquina a decidir sobre si, e quem responde por isso.",
        link: "Recursos para o público",
      },
      engineers: {
        title: "Para engenheiros",
        text: "Comece por três coisas que não custam dinheiro: tire os segredos dos repositórios, fixe as versões daquilo de que depende e assine o que constrói. Depois ataque o seu próprio serviço, antes que outra pessoa o faça.",
        link: "Recursos para engenheiros de redes",
      },
      policyMakers: {
        title: "Para decisores políticos",
        text: "Uma regra só ajuda se alguém a puder verificar. Peça provas: de onde vem um modelo, em que línguas foi testado, como se desliga, como pode uma pessoa contestar. Ponha estas perguntas no caderno de encargos, onde custam pouco.",
        link: "Recursos para decisores políticos",
      },
    },
  },
  next: {
    heading: "Regras e pessoas",
    text: "A segurança precisa de regras que funcionem e de pessoas com quem se possa falar. Leia como trabalhamos nas políticas, ou traga-nos uma pergunta sobre o seu pipeline.",
    policy: "O nosso trabalho sobre políticas",
    contact: "Contacte-nos",
  },
};
