import type { Translation } from "../translation.ts";

export const reportAProblem: Translation["reportAProblem"] = `
### Algo no site não funciona

Diga-nos no formulário abaixo. Três coisas ajudam-nos a resolver depressa:

- o endereço da página;
- o que fez, o que esperava e o que aconteceu em vez disso;
- o seu telemóvel ou computador, o seu navegador, e se usa leitor de ecrã, letra grande ou o modo de poupança de dados.

Se não consegue mesmo usar uma página, diga-nos do que precisava nela, e faremos com que o receba de outra forma.

### Encontrou uma falha de segurança

Siga, por favor, o [security.txt](/.well-known/security.txt), e não descreva a falha em público até estar corrigida. Não mexa nos dados de outras pessoas nem perturbe o site. Não agiremos contra quem nos comunique uma falha de boa-fé.

### Alguém usa o nosso nome para enganar pessoas

Nunca pedimos dinheiro, palavras-passe ou códigos por mensagem. Se alguém o fizer em nosso nome, guarde a mensagem e avise-nos.
`;
