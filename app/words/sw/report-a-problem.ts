import type { Translation } from "../translation.ts";

export const reportAProblem: Translation["reportAProblem"] = `
### Kitu fulani kwenye tovuti hakifanyi kazi

Tuambie kwa fomu iliyo hapa chini. Mambo matatu hutusaidia kurekebisha haraka:

- anwani ya ukurasa;
- ulifanya nini, ulitarajia nini na nini kilitokea badala yake;
- simu au kompyuta yako, kivinjari chako, na kama unatumia kisoma skrini, maandishi makubwa au hali ya kuokoa data.

Ikiwa kuna kitu kinachokuzuia kabisa kutumia ukurasa, tuambie ulihitaji nini kutoka kwenye ukurasa huo, nasi tutakutumia kwa njia nyingine.

### Umegundua udhaifu wa usalama

Tafadhali fuata [security.txt](/.well-known/security.txt), na usiueleze udhaifu huo hadharani hadi urekebishwe. Usiguse data za watu wengine, wala usivuruge tovuti. Hatutachukua hatua dhidi ya yeyote anayeripoti kwa nia njema.

### Mtu anatumia jina letu kulaghai watu

Hatuombi kamwe pesa, manenosiri wala namba za siri kwa ujumbe. Mtu akifanya hivyo kwa jina letu, utunze ujumbe huo na utuambie.
`;
