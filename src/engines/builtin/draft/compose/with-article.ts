import { articleFor } from '../../refine/text/words.js';
import { COUNT } from '../data/predicates.js';
import { regex } from '../../text/regex.js';
import { unmask } from '../text/mask.js';
import type { Tagger } from '../text/tagger.js';
import { uncapitalized } from './product-notes.js';

/** A bare noun with its verb: “gooseneck spout pours slowly”. */
const BARE = regex.iu`^(?!(?:an?|the|our|my|your|its|this|that|these|those|each|every|all|both|no|not|some|any|one|(?:${COUNT})|it|they|we|I|you|he|she|there|who|which|what|if|when|once|while|because|since|for|with|in|on|at|by|from|to|of|as|please|also|just|only|never|always|now|then|and|but|so|or|kids|children|customers|people|users|guests|parents|dogs|cats|everyone|nobody|delivery|shipping|postage|assembly|installation|payment|pro|plus|basic|premium)\b)(?<first>\p{Ll}[\p{Ll}-]+) (?:[\p{Ll}-]+ ){0,2}?(?:is|are|has|have|can|will|doesn['’]t|don['’]t|does|do|\p{Ll}{2,}[^\Ws]s(?! (?:\d|last\b))) `;
const AS_NOUN = /(?<=\b(?:doubles|serves) as )(?!an? |the )\p{Ll}+[^\Ws](?=$|[.,]| (?:and|for|or)\b)/u;

/** “Sole doesn’t mark parquet” as “The sole doesn’t mark parquet”; the name of the product needs no article. */
export function withArticle(text: string, name: string, prompt: string, tagger: Tagger): string {
  const note = uncapitalized(unmask(text), prompt);
  const isName = name.startsWith(`${text.split(' ')[0]} `);
  const isBare = BARE.test(note) && !isName && tagger.isSentence(note) && !tagger.isVerbPhrase(note);
  return isBare ? `The ${note.replace(AS_NOUN, (noun) => `${articleFor(noun)} ${noun}`)}` : text;
}
