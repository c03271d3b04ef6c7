import type { Translation } from "../translation.ts";

export const privacyPolicy: Translation["privacyPolicy"] = {
  title: "Política de privacidade",
  description:
    "O que a Secure AI Africa fica a saber sobre quem visita este site, porquê, durante quanto tempo, e o que nos pode pedir.",
  lead: "Pode ler todo este site sem nos dizer quem é. Esta política explica o que a Secure AI Africa, de Adis Abeba, Etiópia, ainda assim fica a saber sobre si, o que acontece a essa informação e o que nos pode pedir.",
  sections: [
    {
      heading: "Informações que recolhemos",
      text: `
### Informações pessoais

Só sabemos quem é se nos disser. Os formulários da [página inicial](/), da [página de contactos](/contact) e da [página de ajuda](/support) pedem quatro coisas: o seu nome, o seu endereço de e-mail, um assunto e uma mensagem. Precisamos das quatro para lhe responder. São guardadas na nossa base de dados com a hora a que chegaram, e enviadas por e-mail às pessoas da nossa equipa que respondem. As nossas respostas, os e-mails que enviar em resposta e os ficheiros que contiverem são guardados com a mensagem, e também a língua em que ela parece estar escrita.

Por favor, não envie mais do que a sua pergunta exige. Não nos envie dados de saúde, palavras-passe, números de identificação, nem nada sobre outras pessoas.

Não há contas neste site, por isso não há palavras-passe nem perfis. Não recebemos pagamentos aqui.

### Dados de utilização

O servidor mantém um registo do seu próprio trabalho: que página foi pedida, quando, quanto tempo demorou a resposta e se falhou. O registo não contém o seu endereço de rede, o que escreveu numa pesquisa, nem mais nada que diga quem é.

Para lhe enviar uma página, o servidor tem de ver o seu endereço de rede enquanto responde, como acontece com todos os sites. Não o guarda. Quando envia uma mensagem, guarda mais três coisas durante um dia, para travar avalanches de mensagens e para notar quando uma má ligação fez com que a mesma fosse enviada duas vezes: uma forma codificada do seu endereço de rede, que ninguém pode voltar a transformar no endereço sem uma chave que fica no servidor; impressões digitais da mensagem, das suas partes e do seu endereço de e-mail; e um número aleatório do separador do seu navegador. Depois são apagadas.

Não usamos ferramentas de análise de audiências, e nada numa página nos comunica o que leu, até onde desceu na página ou de onde veio.

### Cookies e rastreio

Isto é tudo o que o site guarda no seu dispositivo, e nada disso nos diz quem é:

- **“low-data”, um cookie.** Só é criado se usar o botão de poupança de dados. Durante um ano, lembra se ligou ou desligou o modo, porque o servidor tem de o saber antes de enviar uma página. É o único cookie. Se o seu navegador estiver configurado para poupar dados, o modo está ligado sem ele.
- **“theme”, no armazenamento local.** Só é criado se usar o botão do tema claro ou escuro, e lembra a sua escolha até que o apague.
- **“font”, no armazenamento local.** Depois de o seu navegador carregar o tipo de letra dos nossos títulos, esta nota regista-o, e as páginas seguintes usam logo esse tipo de letra. Fica até que a apague.
- **“language”, no armazenamento local.** Se o seu navegador preferir outra das nossas línguas, propomos-lha uma única vez, e esta nota regista que o fizemos. Fica até que a apague.
- **“draft:” e o endereço de um formulário, no armazenamento local.** O que escreve num formulário é guardado durante um dia, para que não perca a sua mensagem se a página recarregar ou a ligação cair. É apagado quando a mensagem é enviada, quando carrega em “Apagar o que escrevi”, ou com a primeira página que abrir aqui depois de passar o dia. No modo de poupança de dados nada é guardado.
- **“formId”, no armazenamento da sessão.** Quando envia uma mensagem, o navegador guarda o número aleatório do separador até que o feche.

De tudo isto, só nos são enviados o cookie e, com uma mensagem, o número aleatório. O que escreve só chega até nós quando o envia. Como todos os navegadores, o seu também guarda durante algum tempo cópias de páginas, imagens e tipos de letra, para carregarem mais depressa. Pode apagar tudo isto nas definições do seu navegador.

Não fazemos rastreio, nem aqui nem noutros sites: não há cookies de rastreio, píxeis, impressões digitais nem identificadores publicitários, nossos ou de outros.
`,
    },
    {
      heading: "Como usamos as suas informações",
      text: `
Usamos o que nos envia:

- para ler a sua mensagem, responder-lhe e fazer o que nela pede;
- para nos lembrarmos de uma conversa, de modo que não tenha de explicar tudo duas vezes;
- para proteger o formulário contra avalanches de mensagens automáticas;
- para fazer o que a lei nos exige.

Só publicamos o nome, a imagem, o texto ou o endereço de e-mail de alguém, na página Pessoas ou como autor de um texto, se essa pessoa tiver concordado. Quem quiser que sejam alterados ou retirados [escreve-nos](/contact): saem do site sem demora, e não é preciso dar razões.

Usamos o registo do servidor para manter o site a funcionar, encontrar falhas e defendê-lo de ataques. Não criamos perfis, não enviamos publicidade, nem deixamos que uma máquina decida nada sobre si. O que nos escreve não é usado para treinar modelos de IA.

### O nosso fundamento legal

Envia uma mensagem porque quer uma resposta: tratamo-la a seu pedido e com o seu consentimento, que pode retirar a qualquer momento. Mantemos o registo do servidor porque temos um interesse legítimo num site que funcione e seja seguro. Quando a lei nos exige algo, é nessa lei que nos baseamos.

### Durante quanto tempo guardamos

As mensagens são guardadas durante {keptMonths, plural, one {um mês} other {# meses}} depois da última coisa que escreveu ou que escrevemos sobre elas, para o caso de nos voltar a escrever. Depois são apagados a mensagem, as nossas respostas, os seus e-mails e os ficheiros que vieram com eles. Pode apagá-los antes, a qualquer momento, com o link que recebeu quando enviou a mensagem; ou pedir-nos que o façamos. Só guardamos uma mensagem mais tempo se uma lei o exigir, ou até que termine um litígio a seu respeito.

Os e-mails já enviados, a si ou à nossa equipa, não estão na nossa base de dados: se quer que sejam apagados também os que estão nas nossas caixas de correio, escreva-nos. As nossas cópias de segurança, que ninguém lê, ainda contêm o que foi apagado até serem elas próprias apagadas. Se alguma vez tivermos de recorrer a uma, voltamos a apagar o que tinha sido apagado.

### Como protegemos

O site é servido por uma ligação cifrada. As mensagens, e as notas internas que a nossa equipa escreve sobre elas, só são lidas por quem lhes responde e, quando o seu trabalho o exige, por quem cuida do servidor. Os ficheiros que enviar por e-mail só a essas pessoas são mostrados. O que a nossa equipa faz com uma mensagem fica anotado num registo, sem o seu nome nem endereço. Nenhum sistema é perfeitamente seguro. Se uma violação de dados criar um risco para si, daremos conta disso sem demora, a si e à autoridade responsável.

### Crianças

O formulário destina-se a pessoas com 18 anos ou mais. Não perguntamos a sua idade. Se uma criança nos enviou informações pessoais, avise-nos, e apagá-las-emos.
`,
    },
    {
      heading: "Partilha e divulgação de dados",
      text: `
Não vendemos as suas informações pessoais, nem as alugamos. Só as podemos partilhar nestes casos:

- **Prestadores de serviços.** As empresas que mantêm o servidor e transportam o nosso e-mail tratam mensagens por nossa conta. Só as podem usar para esse trabalho, e têm de as manter confidenciais.
- **Autoridades legais.** Entregamos o que uma lei, um tribunal ou outra autoridade tem o poder de exigir, e nada mais. Quando nos é permitido, avisamos antes.
- **Parceiros, com o seu consentimento.** Se um parceiro lhe puder responder melhor, perguntamos antes de passar a sua mensagem. Se não disser que sim, não a passamos.

O nosso servidor, ou o de um prestador, pode estar num país diferente do seu. Esteja onde estiver, esta política aplica-se às suas mensagens.

O próprio site não carrega nada de outras empresas: nem tipos de letra, nem vídeos, mapas, anúncios ou estatísticas. Os links para outros sites, como os dos nossos parceiros ou a nossa página no LinkedIn, levam a lugares com políticas próprias.
`,
    },
    {
      heading: "Os seus direitos",
      text: `
Tem o direito de:

- **aceder**: saber o que temos sobre si, e receber uma cópia;
- **corrigir**: fazer corrigir o que está errado ou incompleto;
- **apagar**: fazer com que seja apagado;
- **limitar**: fazer com que o guardemos sem o usar, por exemplo enquanto se resolve um litígio.

Pode também opor-se à forma como o usamos, retirar o seu consentimento e receber o que nos enviou num formato que um computador possa ler. Se a lei do seu país lhe dá mais direitos, também os tem.

Quando envia uma mensagem, recebe um link para uma página própria. Ela mostra o que guardamos da mensagem, com as nossas respostas, e permite-lhe corrigir o seu endereço de e-mail, levar tudo num ficheiro e apagar tudo: de imediato, sem nos pedir. O link é calculado de novo de cada vez e não fica guardado em lado nenhum; quem o tiver pode fazer o mesmo, por isso não o partilhe.

Para exercer um direito de outra forma, [escreva-nos](/contact) a partir do endereço de e-mail que indicou, ou indique-nos outra maneira de ver que a mensagem é sua. É gratuito. Respondemos no prazo de um mês e, se tivermos de recusar algo, dizemos porquê. Pode apresentar queixa à autoridade de proteção de dados do seu país a qualquer momento; gostaríamos que falasse primeiro connosco.
`,
    },
    {
      heading: "Alterações a esta política",
      text: `
Quando o site muda, esta política muda com ele. A segunda data no topo diz quando este texto foi alterado pela última vez. Se alguma vez quisermos usar para um novo fim o que já nos enviou, perguntaremos primeiro. Um novo texto aqui não basta.
`,
    },
    {
      heading: "Contacte-nos",
      text: `
Para perguntas sobre esta política, ou para exercer um dos seus direitos, contacte-nos:

{contactWays}
`,
    },
  ],
};
