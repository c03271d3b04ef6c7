import type { DeskTranslation } from "../../translation.ts";

export const help: DeskTranslation["help"] = {
  short: "Ajuda",
  title: "Ajuda sobre esta página",
  pages: {
    today: [
      "Comece aqui: esta página reúne tudo o que precisa de atenção.",
      "Primeiro as mensagens, com a mais urgente no topo, depois os textos para rever, as verificações falhadas, os conteúdos agendados e os rascunhos.",
      "Abra uma linha para tratar dela.",
    ],
    messages: [
      "As mensagens do público chegam aqui. Prometemos uma resposta em 24 horas, e cada mensagem mostra o tempo que falta.",
      "Abra uma mensagem para a ler e responder.",
      "Os separadores organizam as mensagens pelo seu estado, e a pesquisa abrange todas.",
    ],
    message: [
      "Toda a conversa está aqui: o que o visitante escreveu, as nossas respostas e as notas da equipa.",
      "Uma resposta segue por e-mail. Uma nota fica no espaço da equipa.",
      "Atribua a mensagem se outra pessoa deve responder, e feche-a quando não houver mais nada a fazer.",
    ],
    cannedReplies: [
      "Escreva aqui as respostas que envia muitas vezes, uma por idioma.",
      "Ao responder a uma mensagem, escolha uma e adapte-a antes de enviar.",
      "Alterar uma aqui não altera as respostas já enviadas.",
    ],
    responseTimes: [
      "Veja aqui com que rapidez respondemos e se cumprimos a promessa de 24 horas.",
      "Os dias em que o escritório está fechado estão em Páginas, Feriados.",
    ],
    personalData: [
      "Qualquer pessoa pode perguntar que dados temos sobre si, ou pedir que os eliminemos.",
      "Procure o seu endereço de e-mail e depois exporte as mensagens para um ficheiro ou elimine-as.",
      "As mensagens eliminadas não podem ser repostas.",
    ],
    registrations: [
      "Todas as pessoas inscritas no evento estão aqui, pela ordem de inscrição. Abra uma pessoa para ler as respostas, escrever uma nota ou alterar a inscrição.",
      "Quando um lugar fica livre, é oferecido às pessoas na lista de espera. Para confirmar alguém é preciso haver um lugar livre: aumente primeiro o número de lugares nas definições.",
      "As inscrições não são mensagens, por isso as 24 horas não se aplicam.",
    ],
    registrationSettings: [
      "Abra as inscrições e indique quantos lugares há, quando as pessoas se podem inscrever e o que lhes pergunta.",
      "Pergunte só o necessário: cada pergunta diz porque é feita, e as respostas são apagadas algum tempo depois do evento.",
      "Os lugares acrescentados são oferecidos a quem espera assim que guardar.",
    ],
    attendance: [
      "Prima um nome para indicar que a pessoa está presente; prima de novo para voltar atrás. Também pode escrever ou ler o código que as pessoas mostram.",
      "Abra esta página antes de ir para um local sem ligação. Funciona sem ligação, e as marcas são enviadas mais tarde.",
      "Várias pessoas podem marcar em várias portas. Se duas marcarem a mesma pessoa, conta a marca mais recente.",
    ],
    letter: [
      "Escreva um e-mail a todas as pessoas deste evento ou a algumas delas. Cada pessoa recebe um e-mail separado.",
      "Veja a pré-visualização e o número de pessoas, e depois envie.",
    ],
    subscribers: [
      "Estas pessoas recebem o boletim. Procure uma pessoa, ou retire quem o pediu.",
      "Importe apenas pessoas que aceitaram receber este boletim, e diga onde e quando.",
      "Mais abaixo, veja o que foi enviado e pare um envio em curso.",
    ],
    senderChecks: [
      "Esta página mostra se o domínio está configurado para que as caixas de correio aceitem o nosso correio.",
      "Mostre-a à pessoa que gere o site: quase tudo se define onde o domínio é gerido.",
    ],
    sendMail: [
      "Veja a mensagem em cada língua, nos dois temas e em texto simples, e envie um teste a si próprio.",
      "Depois envie-a, ou escolha uma hora. Uma mensagem não pode ser retirada, mas pode parar o envio enquanto decorre.",
    ],
    records: [
      "Todos os conteúdos deste tipo estão aqui, com a alteração mais recente primeiro. Cada linha mostra o estado, os idiomas e quem fez a última alteração.",
      "Abra uma linha para escrever, ou comece um texto novo.",
      "Os textos retirados ficam aqui, e os apagados podem ser repostos durante 30 dias.",
    ],
    pages: [
      "As páginas do site estão aqui, tal como o menu, o rodapé, o aviso e a organização.",
      "Abra uma para alterar o texto. Também pode adicionar páginas novas.",
      "Para mostrar uma página nova no menu, adicione-a em Menu.",
    ],
    writing: [
      "Escreva aqui. O espaço da equipa guarda o texto enquanto escreve, mesmo sem ligação.",
      "O público não vê nada até à publicação ou à hora agendada.",
      "A pré-visualização mostra o texto como o público o verá.",
      "O histórico guarda as versões anteriores, e pode voltar a qualquer uma.",
    ],
    page: [
      "Altere aqui as palavras desta página. A disposição não muda.",
      "As listas têm botões para adicionar, mover e remover entradas.",
      "O público vê as alterações depois de publicadas.",
      "As traduções são à parte: abra um idioma para escrever nele.",
    ],
    translation: [
      "Traduza aqui: o original está ao lado de cada campo.",
      "Onde a página o indica, um campo vazio mostra o texto do original.",
      "Se o original mudar depois da publicação, esta página mostra o que mudou.",
    ],
    review: [
      "Os textos prontos para revisão estão listados aqui, primeiro o que espera há mais tempo.",
      "Abra um para o ler, comentar uma frase, aprovar ou devolver.",
      "Ninguém pode aprovar um texto que escreveu.",
    ],
    reviewText: [
      "Escolha uma frase para a comentar. Quem escreve vê os seus comentários ao lado do texto.",
      "Uma aprovação vale para este texto exato: qualquer alteração anula-a.",
      "Uma pessoa sem conta pode aprovar com uma ligação. Funciona uma vez, durante 7 dias.",
    ],
    history: [
      "Todas as versões guardadas estão aqui, a mais recente primeiro.",
      "Escolha duas versões para ver o que mudou entre elas.",
      "Repor uma versão torna-a o texto de trabalho. Fica pública quando a publicar.",
    ],
    preview: [
      "É assim que o público verá o texto num telemóvel e num computador, em claro e em escuro.",
      "Para o mostrar a quem não tem conta, crie uma ligação. Funciona durante 7 dias, e pode revogá-la.",
    ],
    checks: [
      "Depois de publicar ou retirar, o espaço da equipa verifica cada lugar onde o público encontra o texto: a página, as listas, a pesquisa, os feeds e o mapa do site.",
      "Uma verificação falhada é repetida. Se continuar a falhar, avise a pessoa que gere o site.",
    ],
    care: [
      "Veja aqui o que é preciso corrigir nos textos publicados, agrupado por tarefa.",
      "Abra uma linha para corrigir o texto. Ela desaparece pouco depois da publicação.",
      "Se um texto antigo ainda está certo, prima «Revisto hoje».",
    ],
    counts: [
      "Veja aqui que páginas são abertas, que ficheiros são transferidos e o que se pesquisa sem encontrar.",
      "Escolha um período, ou transfira os números para uma folha de cálculo.",
      "Os números são somas por dia. São um pouco baixos: uma página que o navegador carregou com antecedência não é contada.",
    ],
    media: [
      "Todas as imagens e ficheiros do site estão aqui. Carregue novos e use-os nos textos.",
      "Abra um para o descrever a quem não o vê, e para ver onde é usado.",
      "Ao serem carregadas, as fotografias perdem os dados do lugar e da câmara.",
    ],
    mediaItem: [
      "Descreva a imagem numa frase, para que quem não a vê saiba o que mostra.",
      "A legenda e o crédito acompanham-na onde quer que seja usada.",
      "Pode ser apagada quando nenhuma página a usar.",
    ],
    staff: [
      "Convide colegas aqui e escolha o que cada pessoa pode fazer: traduzir, redigir, publicar ou administrar.",
      "Se um telemóvel se perder, termine todas as sessões dessa pessoa.",
      "Remova o acesso de quem sai. Os seus textos ficam.",
    ],
    account: [
      "Escolha o idioma e o fuso horário do seu espaço da equipa, e os e-mails que recebe.",
      "Uma chave de acesso permite entrar com a impressão digital, o rosto ou um PIN. Adicione uma em cada dispositivo que usa.",
      "Se vir um dispositivo que não é seu, termine a sessão dele e avise a administração.",
    ],
    log: [
      "O registo mostra quem fez o quê no espaço da equipa, e quando.",
      "Escolha uma pessoa para ver só o que ela fez.",
    ],
    samples: [
      "Os exemplos mostram como fica o site com conteúdos. Substitua-os pelos vossos textos antes de anunciar o site.",
      "Remover todos os exemplos não altera os vossos textos. Pode repô-los durante 30 dias.",
    ],
    launch: [
      "Esta página mostra o que leitores exigentes procuram no sítio e ainda não encontram.",
      "Abra uma tarefa: ela leva ao lugar onde isso se preenche.",
    ],
    state: [
      "Esta página diz em palavras como o site está a funcionar: e-mails, cópias de segurança, disco, erros.",
      "Uma linha assinalada diz o que fazer. A maior parte das tarefas cabe à pessoa que gere o site.",
    ],
    redirects: [
      "Adicione um endereço que deve levar a uma página deste sítio, como o de um cartaz.",
      "Se mais tarde for publicada uma página nesse endereço, o público vê a página.",
    ],
    securityTxt: [
      "Quem encontra uma falha no site lê security.txt para saber a quem a comunicar.",
      "Verifique os endereços e confirme o ficheiro antes de expirar.",
    ],
    signIn: [
      "A forma mais rápida de entrar é com uma chave de acesso, que pode adicionar na sua conta.",
      "Sem chave, peça um código: chega por e-mail e serve uma só vez, durante dez minutos.",
      "Se não chegar nenhum código, pergunte à administração.",
    ],
    join: [
      "Escreva o seu nome como a equipa o deve ver e continue.",
      "Logo a seguir pode adicionar uma chave de acesso, para voltar a entrar depressa.",
    ],
  },
};
