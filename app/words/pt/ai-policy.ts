import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  title: "Dar forma ao futuro da IA",
  description: "Políticas sólidas e quadros éticos para um uso responsável da IA.",
  subtitle: "Políticas sólidas e quadros éticos para um uso responsável da IA.",
  film: {
    unsupported: "O seu navegador não consegue mostrar este vídeo.",
    pause: "Pausar o vídeo",
    play: "Reproduzir o vídeo",
  },
  commitment: {
    heading: "O nosso compromisso com uma IA ética",
    paragraphs: [
      "As regras para a IA funcionam melhor quando quem as escreve, quem as tem de cumprir e quem elas protegem conversaram entre si. Trabalhamos com governos, reguladores e a sociedade civil, e não temos nada para vender.",
      "A nossa abordagem junta todas as partes desde a primeira versão. Os engenheiros dizem o que se pode medir, os reguladores o que se pode fazer cumprir, os fornecedores quanto custa, e as comunidades o que está em jogo. Anotamos em que concordam e, com a mesma clareza, em que não concordam.",
      "O resultado deve ser curto o bastante para se ler, claro o bastante para se verificar, e aberto a mudanças quando não funciona na prática.",
    ],
    list: {
      heading: "Quem se senta à mesa",
      items: [
        "Os governos, que compram e usam a IA, além de fazerem as regras",
        "Os reguladores, que têm de transformar princípios em decisões",
        "A sociedade civil, que é a primeira a saber quando algo corre mal",
        "As pessoas que constroem e operam os sistemas",
      ],
    },
  },
  pillars: {
    heading: "Por uma IA responsável: os nossos pilares",
    items: [
      {
        title: "Quadros éticos para a IA",
        text: "Conjuntos de princípios com as perguntas, os testes e os registos que os tornam práticos, para que uma equipa possa mostrar o que fez e o que não fez.",
      },
      {
        title: "Governação segura dos dados",
        text: "Regras para recolher, guardar, partilhar e apagar dados: quem os pode ver, onde ficam, durante quanto tempo e o que acontece depois de uma fuga.",
      },
      {
        title: "Aconselhamento em regulação",
        text: "Comentários a projetos de lei, normas e concursos: o que é tecnicamente possível, o que se pode verificar e o que está ao alcance de uma instituição pequena.",
      },
      {
        title: "Participação pública inclusiva",
        text: "Consultas em que as pessoas podem de facto participar: nas suas línguas, em horas e lugares que lhes convêm, e com resposta ao que disseram.",
      },
      {
        title: "Responsabilização e transparência",
        text: "Um responsável identificado para cada sistema, um registo público de onde é usado e uma forma de reclamar que termina numa decisão humana.",
      },
      {
        title: "Colaboração internacional",
        text: "Levar a experiência africana às normas internacionais, e manter as regras compatíveis o bastante para que os serviços atravessem fronteiras.",
      },
    ],
  },
  contact: {
    heading: "Está a preparar uma regra, um concurso ou uma estratégia?",
    text: "Envie-nos o seu texto ou a sua pergunta. Diremos o que sabemos, o que não sabemos e quem o poderá saber.",
    action: "Falar com os nossos especialistas",
  },
  dialogue: {
    heading: "Entre no diálogo global",
    lead: "O que publicamos é para ser usado, citado e contestado.",
    research: {
      title: "Investigação e artigos recentes",
      text: "Documentos de trabalho e notas de método sobre a segurança e os efeitos da IA, escritos para que outros possam repetir o trabalho.",
      action: "Explorar as publicações",
    },
    briefs: {
      title: "Notas de políticas e análises",
      text: "Documentos curtos para funcionários públicos e legisladores: a questão, as opções, quanto custaria cada uma e quem ajudaria.",
      action: "Ler as notas de políticas",
    },
  },
};
