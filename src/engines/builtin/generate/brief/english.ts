const ENGLISH = new Set(
  'the a an and or of to in on at for with from by about is are be it this that my our your we you i how why what who when write make need do can will not as into than more best ways tips'.split(
    ' ',
  ),
);
const FOREIGN = new Set(
  `der die das und ein eine einen für über mit nicht ist sind wie auf schreibe schreiben bitte ich wir le la les un une des du et pour sur avec est sont dans comment écris écrire rédige rédiger el los las una y para
  sobre con es son cómo escribe escribir por il gli della di che per una scrivi scrivere come sono het een van en voor met schrijf hoe zijn och att för med om skriv hur är og til av skriv hvordan napisz jak dla na się
  o um uma os com não escreva como sobre ve bir için ile nasıl yaz`
    .split(/\s+/)
    .filter((word) => word !== '' && !ENGLISH.has(word)),
);

/**
 * Whether a prompt seems to be in English: mostly Latin letters, and no more foreign small words than English ones.
 * Single nouns ("Kaffee") pass: there is nothing to tell them by.
 */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin / letters < 0.6) return false;
  let english = 0;
  let foreign = 0;
  for (const word of text
    .toLowerCase()
    .match(/[\p{L}']+/gu)
    ?.slice(0, 200) ?? []) {
    if (ENGLISH.has(word)) english += 1;
    else if (FOREIGN.has(word)) foreign += 1;
  }
  return foreign < 2 || foreign <= english;
}
