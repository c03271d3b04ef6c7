import type { Translation } from "../translation.ts";

export const reportAProblem: Translation["reportAProblem"] = `
### Quelque chose ne marche pas sur le site

Dites-le-nous avec le formulaire ci-dessous. Trois choses nous aident à le réparer vite :

- l’adresse de la page ;
- ce que vous avez fait, ce que vous attendiez et ce qui s’est passé à la place ;
- votre téléphone ou votre ordinateur, votre navigateur, et si vous utilisez un lecteur d’écran, un texte agrandi ou le mode économie de données.

Si quelque chose vous empêche complètement d’utiliser une page, dites-nous ce que vous y cherchiez : nous vous l’enverrons d’une autre manière.

### Vous avez trouvé une faille de sécurité

Veuillez suivre [security.txt](/.well-known/security.txt), et ne décrivez pas la faille en public avant qu’elle soit corrigée. Ne touchez pas aux données d’autres personnes, et ne perturbez pas le site. Nous n’engagerons aucune action contre quiconque fait un signalement de bonne foi.

### Quelqu’un utilise notre nom pour escroquer des gens

Nous ne demandons jamais d’argent, de mot de passe ou de code par message. Si quelqu’un le fait en notre nom, gardez le message et prévenez-nous.
`;
