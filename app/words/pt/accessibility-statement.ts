import type { Translation } from "../translation.ts";

export const accessibilityStatement: Translation["accessibilityStatement"] = {
  title: "Declaração de acessibilidade",
  description:
    "Como a Secure AI Africa torna este site utilizável por toda a gente: a norma, as medidas, os testes e os limites conhecidos.",
  lead: "Este site é para toda a gente, em qualquer dispositivo, com quaisquer capacidades. Esta declaração diz o que pretendemos, como o verificamos e em que ainda falhamos.",
  sections: [
    {
      heading: "A nossa norma",
      text: `
A Secure AI Africa constrói este site segundo as [Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), nível AA. Estas dizem como as páginas devem ser feitas para que as possam usar pessoas que veem, ouvem, se movem e pensam de formas diferentes. A declaração abrange todas as páginas deste endereço.
`,
    },
    {
      heading: "O que fazemos",
      text: `
- **Navegação por teclado.** Todos os links, menus, pesquisas, filtros e formulários se podem usar só com o teclado. Um link no início de cada página salta para o conteúdo.
- **Compatibilidade com leitores de ecrã.** As páginas são feitas com os elementos que os leitores de ecrã conhecem, com pontos de referência, nomes para todos os controlos e descrições das imagens que transmitem informação. As mudanças, como o número de resultados, são anunciadas.
- **Títulos claros.** Cada página tem um título principal, e os outros seguem-se por ordem, para que se possa orientar por eles.
- **Texto legível.** O texto tem um contraste de pelo menos 4,5 para 1 no tema claro e no tema escuro, pode crescer até ao dobro do tamanho sem que nada se perca, e está escrito em linguagem simples.
- **Design adaptável.** As páginas cabem em todos os ecrãs a partir de 320 píxeis de largura, ao alto ou deitados, sem ser preciso deslizar para o lado.
- **Indicadores de foco.** Um contorno claro mostra onde está quando usa o teclado, e não fica escondido atrás do cabeçalho.

Além disso, nada se move se o seu dispositivo pedir menos movimento, o vídeo de fundo pode ser posto em pausa, os botões são grandes o bastante para um polegar, e tudo funciona sem JavaScript, exceto o botão do tema escuro.
`,
    },
    {
      heading: "Como testamos",
      text: `
Estes testes fazem parte do programa do site e são executados antes de se publicar uma alteração:

- o **axe**, um verificador automático, examina todas as páginas num navegador real, no tema claro e no tema escuro, com a largura de um telemóvel e de um computador;
- fazem-se percursos pelo site só com o teclado;
- experimenta-se ler, pesquisar e enviar uma mensagem com o JavaScript desligado;
- observam-se as páginas com o texto e a disposição ampliados a 200%.
`,
    },
    {
      heading: "Limites conhecidos",
      text: `
- As verificações automáticas só encontram algumas das barreiras. O site ainda não foi examinado por um especialista independente, nem por um grupo de pessoas que usem tecnologias de apoio todos os dias.
- Os testes são feitos num só motor de navegador, o Chromium. Os outros devem comportar-se da mesma forma, mas não são testados de cada vez.
- O site existe em seis línguas. Cinco delas são traduções que ainda nenhum falante leu; quando um texto está numa língua diferente da da sua página, isso está marcado, para que um leitor de ecrã possa mudar de voz.
- Os documentos e sites de outras organizações para os quais temos links podem ser menos acessíveis. Peça-nos, e encontraremos outra forma do mesmo conteúdo, se existir.
`,
    },
    {
      heading: "Comentários",
      text: `
Fale-nos de tudo o que não consiga usar. Faremos chegar até si, de outra forma, aquilo de que precisa, e depois corrigiremos a página. Ajuda saber o endereço da página, o que tentou fazer e que navegador ou tecnologia de apoio usa. Contacte-nos:

{contactWays}

Receberá resposta no prazo de 24 horas. Se a nossa resposta não for satisfatória, pode dirigir-se à autoridade para a igualdade de acesso do seu país.
`,
    },
  ],
};
