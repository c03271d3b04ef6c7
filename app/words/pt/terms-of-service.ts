import type { Translation } from "../translation.ts";

export const termsOfService: Translation["termsOfService"] = {
  title: "Termos de utilização",
  description:
    "As condições em que a Secure AI Africa oferece este site, os seus recursos e os seus formulários.",
  lead: "Estas são as condições em que a Secure AI Africa oferece este site. São curtas, e escritas para serem lidas.",
  governingLaw: {
    of: "Estes termos, e qualquer litígio sobre eles ou sobre este site, regem-se pela lei do seguinte país: {country}. São competentes os tribunais desse país.",
    unset:
      "Estes termos, e qualquer litígio sobre eles ou sobre este site, regem-se pela lei do país em que a Secure AI Africa está registada, e são competentes os tribunais desse país. Trabalhamos a partir de Adis Abeba, Etiópia. Se precisar de saber mais antes de se basear nestes termos, [pergunte-nos](/contact).",
  },
  sections: [
    {
      heading: "1. Aceitação",
      text: `
Ao usar este site, ao descarregar algo dele ou ao enviar-nos uma mensagem, aceita estes termos. Se não os aceita, não use o site, por favor. Se age por uma organização, aceita-os em nome dela e confirma que tem autorização para isso.

Tem de ter pelo menos 18 anos para aceitar estes termos e para nos escrever. O site não pergunta a sua idade nem a verifica. Se tem menos, pode ler à vontade: faça-o com um dos pais, um tutor ou um professor que aceite os termos por si, e deixe que seja essa pessoa a escrever-nos.

“Nós” significa a Secure AI Africa; “o site” significa todas as páginas, ficheiros e feeds deste endereço.
`,
    },
    {
      heading: "2. Contas de utilizador",
      text: `
Não há contas de utilizador neste site. Não precisa de nome nem de palavra-passe para o ler, e quem lhe pedir uma palavra-passe em nosso nome está a tentar fazer uma burla.

Se alguma vez oferecermos contas, pediremos primeiro que aceite termos próprios para elas. Salvo se esses termos disserem outra coisa, aplicar-se-ão estas regras: dê informações verdadeiras, não revele a sua palavra-passe, responda pelo que é feito com a sua conta, e avise-nos logo se outra pessoa a usar. Pode fechar a sua conta a qualquer momento, e nós podemos fechar uma conta que viole estes termos.
`,
    },
    {
      heading: "3. Condutas proibidas",
      text: `
Não pode usar o site, nem o que nele encontra:

- para violar a lei, ou ajudar outros a violá-la;
- para enganar, ameaçar, assediar ou prejudicar alguém, ou fazer-se passar por outra pessoa, por nós ou por um dos nossos parceiros;
- para nos enviar publicidade, software malicioso, ou algo que não tenha o direito de enviar;
- para recolher informações pessoais sobre outras pessoas;
- para perturbar o site, sobrecarregá-lo, entrar em partes que não são públicas ou contornar as suas proteções;
- para atacar sistemas sem autorização dos seus donos, seja o que for que os nossos materiais de formação ensinem sobre ataques.

Os programas podem ler o site se forem lentos o bastante para deixar espaço às pessoas e se respeitarem o \`robots.txt\`.

Procurar falhas de segurança de boa-fé não é proibido: siga o [security.txt](/.well-known/security.txt), não prejudique ninguém, não mexa nos dados de outras pessoas e comunique o que encontrar. Não agiremos contra si por isso.
`,
    },
    {
      heading: "4. Propriedade intelectual",
      text: `
**Textos e imagens.** Salvo indicação em contrário numa página, os textos, desenhos e vídeos deste site feitos por nós são publicados sob a licença [Creative Commons Atribuição 4.0 Internacional](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Pode copiá-los, alterá-los e partilhá-los, para qualquer fim, se indicar “Secure AI Africa”, puser um link para a licença e disser o que alterou.

**Código.** O programa que faz funcionar este site é publicado sob a licença MIT.

**Nomes e logótipos dos parceiros.** Os nomes e logótipos da página [Parcerias](/about/partnerships) representam os nossos parceiros e pertencem-lhes. As licenças acima não os abrangem. Se quer usar o logótipo de um parceiro, peça-lhe.

**Trabalho de outros.** O que citamos ou para o qual temos links pertence a quem o fez. As licenças acima também não o abrangem.

**O nosso nome e a nossa marca.** Pode usá-los para dizer de onde vem algo. Não pode usá-los para sugerir que fizemos, aprovámos ou apoiamos algo quando não é verdade.

**O que nos envia** continua a ser seu. Autoriza-nos a usá-lo para lhe responder. Só o publicamos com o seu consentimento.

Se acredita que algo aqui viola os seus direitos, [escreva-nos](/contact) com o endereço e as suas razões. Examinaremos o caso sem demora e retiraremos o que não deva estar aqui.
`,
    },
    {
      heading: "5. Exclusão de garantias e limitação de responsabilidade",
      text: `
Temos cuidado para que o que publicamos esteja certo, mas oferecemos o site e tudo o que nele está tal como é, sem qualquer tipo de garantia. Não prometemos que esteja completo, sem erros, adequado ao seu fim ou sempre disponível. O que dizemos sobre segurança e sobre leis é geral. Não é aconselhamento jurídico, e segui-lo não basta para tornar um sistema seguro. Para decisões importantes, consulte alguém que conheça o seu caso.

Alguns links levam a outros sites. Não controlamos esses sites nem somos responsáveis por eles.

Na medida em que a lei o permita, a Secure AI Africa, a sua equipa, os seus voluntários e os seus parceiros não respondem por perdas ou danos que resultem do uso do site ou da sua indisponibilidade, em especial por danos indiretos, lucros cessantes ou perda de dados. Nada nestes termos limita a responsabilidade por dolo, culpa grave, morte ou lesões corporais, nem qualquer outra responsabilidade que a lei não permita limitar.
`,
    },
    {
      heading: "6. Lei aplicável",
      text: `
{law} Se é consumidor, mantém a proteção das normas imperativas do país onde vive e pode recorrer aos tribunais desse país.

Antes de alguém ir a tribunal, [fale connosco](/contact), por favor: tentaremos resolver o assunto consigo no prazo de 30 dias.

Se uma parte destes termos for inválida, o resto continua em vigor.
`,
    },
    {
      heading: "7. Alterações aos termos",
      text: `
Podemos alterar estes termos quando o site ou a lei mudam. A segunda data no topo diz quando este texto foi alterado pela última vez. Os novos termos aplicam-se a partir do dia em que são publicados aqui, ao que fizer desse dia em diante. Se não os aceita, deixe de usar o site, por favor.
`,
    },
    {
      heading: "8. Contacte-nos",
      text: `
Para perguntas sobre estes termos, contacte-nos:

{contactWays}
`,
    },
  ],
};
