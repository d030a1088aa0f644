import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';
import { capitalise } from './words.js';

/** Words that say which step a sentence is, which its number says too. */
const ORDER = regex.i`^(?:(?:first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|to (?:start|begin)(?: with)?|next|after (?:that|this)|afterwards|finally|lastly|last of all|once that(?:['’]s| is) done)(?:,|(?= (?!(?:step|stage|thing|time|week|day|month|year|door|to|of|one|part)\b)[a-z]))|(?:and )?then,?)\s+`;
/** “To reset the boiler, first switch it off”, “To get a permit you need to register” */
const PURPOSE = regex.iu`^((?:In order )?to (?:(?!you )[\p{L}\p{N} '’-]){3,80}?)(?:, (?:first(?:ly)?,? )?|(?<! (?:you|should|must|will|to)) first(?:ly)?,? )(?=\p{Ll})|^((?:In order )?to [\p{L}\p{N} '’-]{3,80}?),? (?=you (?:will |first )?(?:need to|have to|must|should)\b)`;
/** “You first need to”: a step says what to do without it. */
const YOU = regex.iu`^you(?:['’]ll)?(?: (?:then|first|next|also|just|now|will|simply))*(?: (?:need to|have to|must|should))?(?: (?:then|first|also|just))? (?!(?:be|get|see|hear|receive|have|find|know|can|are|want|not|need|has|like)\b)(?=\p{Ll})`;
/** Where the next step may begin. */
const LINKS = regex.giu`(?:,? and|,)(?: the)? last thing(?: to do)? is(?: to)? |,? (?:and )?(?:then|after that|finally|lastly),? |(?:,? and|,) `;
const ADVERBS = /^(?:please|then|now|carefully|gently|slowly|quickly|also|just|always|immediately)$/i;
const OBJECT =
  /^(?:the|an?|your|their|its|his|her|my|our|it|them|this|that|these|those|each|every|all|any|both|some|one|two|three|\p{Lu}.*|\p{N}.*|["“*`£$€].*)$/u;
const PARTICLE = /^(?:up|off|out|on|in|into|onto|down|for|until|to|at|with|from|back|away|over|through)$/i;
/** Verbs that are nouns more often, but none before a particle: “wait for”, “rinse with”. */
const ORDERED = regex.i`^(?:wait|rinse|turn|sign|wash|click|log|dry|mix|switch|print|hold|press|tap|check|go|come|plug|wipe|repeat|stir|type|roll|cool|chill|heat|brush|dial|swipe|scroll|slide|push|hang|fold|spread|brush|hand|fill)$`;
/** Its object or condition goes on after “and”. */
const OPEN = regex.iu`^(?:if|unless|in case|go|come|try|don['’]t|do not|never|be)\b|.\b(?:if|unless|until|till|before|after|when|while|so|because|that|which|who|where|to|whether)\b`;

/** “There are three problems with the roof.”, “How to book the hall.” */
const ANNOUNCES = regex.iu`^(?!.*[:;?])(?:[^.!?,]{0,120}\b)?(?:a (?:few|couple of|number of)|some|several|two|three|four|five|six|the following) (?:(?:main|key|important|simple|small|big|new) )?(?:things|points|problems|steps|reasons|changes|items|issues|questions|tips|rules|ways|faults|tasks)\b(?:(?! (?:that|which|because|and)\b)[^.!?,]){0,40}[.!]$|^how to [^.!?:,;]{3,60}\.?$`;

/** “Hi everyone, quick note about the office move.” */
const HEADS = regex.iu`^(?:(?:hi|hello|hey|dear)\b[^.!?:,]{0,40}[,!]? )?(?:(?:(?:just|here(?:['’]s| is| are)) )?(?:(?:an?|the|some) )?(?:(?:quick|short|brief|final|last|important|little) )*(?:note|update|reminder|message|heads[- ]up|info|information|news|details|overview|plan|summary)(?: (?:about|on|for|of|from|re|regarding) [^.!?:]{2,60})?|here(?:['’]s| is) (?:how|what) [^.!?:]{3,60})[.!:]$`;

/** Whether a sentence only leads to the points that follow it. */
export const leadsToPoints = (sentence: string): boolean => ANNOUNCES.test(sentence) || HEADS.test(sentence);

/** What sentences that are steps become in a numbered list; undefined where most of them tell nobody what to do. */
export function asSteps(sentences: readonly string[]): { lead: string[]; items: string[] } | undefined {
  const [first = '', ...others] = sentences;
  const isAnnounced = !ORDER.test(first) && ANNOUNCES.test(first);
  const stated = isAnnounced ? null : PURPOSE.exec(first);
  const purpose = stated && !isOrderWithin(stated[0]) ? stated : null;
  const steps = [...(isAnnounced ? [] : [purpose ? first.slice(purpose[0].length) : first]), ...others];
  const ordered = steps.filter((step) => isOrder(withoutOrder(step)));
  const isInOrder = sentences.filter((sentence) => ORDER.test(sentence)).length > 1;
  if (!isInOrder && ordered.length * 3 < steps.length * 2) return undefined;
  const lead = isAnnounced ? first.replace(/[.!]$/, ':') : purpose && `${purpose[1] ?? purpose[2]}:`;
  return {
    lead: lead ? [lead, ''] : [],
    items: steps.flatMap(stepsIn).map((step) => capitalise(withoutOrder(step))),
  };
}

/** “To get to us take the bus to Carver Street, …” */
const isOrderWithin = (purpose: string): boolean =>
  purpose
    .split(' ')
    .some(
      (word, index, words) =>
        index > 2 &&
        !/^(?:to|and|or|the|an?)$/i.test(words[index - 1]!) &&
        OBJECT.test(words[index + 1] ?? '') &&
        classOf(word).startsWith('V'),
    );

const withoutOrder = (step: string): string => step.replace(ORDER, '').replace(YOU, '');

/** “Open the app, tap Settings and wait” has three steps. */
function stepsIn(sentence: string): string[] {
  const steps: string[] = [];
  let from = 0;
  for (const link of sentence.matchAll(LINKS)) {
    const step = withoutOrder(sentence.slice(from, link.index));
    const rest = withoutOrder(sentence.slice(link.index + link[0].length));
    const isConditional = link[0].includes('and') && /^(?:if|when|once) /i.test(rest);
    const isClosed = !/^(?:,? and|,) $/.test(link[0]) || !OPEN.test(step);
    if (!isClosed || !isOrder(step) || !hasObject(step) || !(isConditional || isOrder(rest))) continue;
    steps.push(sentence.slice(from, link.index));
    from = link.index + link[0].length;
  }
  return [...steps, sentence.slice(from)];
}

/** “Switch off and unplug it”: the object of both comes later. */
const hasObject = (step: string): boolean => !/^\p{L}+(?: (?:off|on|up|out|in|down|over))?$/u.test(step);

/** Whether a clause tells the reader what to do, also after “When it beeps,” */
function isOrder(clause: string): boolean {
  const words = clause.split(/\s+/).slice(0, 24);
  if (!/^(?:when|once|after|while|as soon as|if)\b/i.test(clause))
    return ordersAt(
      words,
      words.findIndex((word) => !ADVERBS.test(word)),
    );
  return words.some(
    (_, index) =>
      index > 2 &&
      ordersAt(words, index) &&
      (words[index - 1]!.endsWith(',') ||
        (OBJECT.test(words[index + 1] ?? '') &&
          /^(?:it|them|this|that|done|ready)$/i.test(words[index - 1]!))),
  );
}

function ordersAt(words: readonly string[], index: number): boolean {
  const [verb = '', next = ''] = words.slice(index, index + 2).map((word) => word.replace(/[.,!]$/, ''));
  if (/^(?:do(?:n['’]t)?|never|make|let)$/i.test(verb)) return next !== '' && !PARTICLE.test(next);
  const classes = classOf(verb.toLowerCase());
  if (OBJECT.test(next)) return /V|^J?$/.test(classes);
  if (PARTICLE.test(next)) return classes.startsWith('V') || ORDERED.test(verb);
  return classes.startsWith('V') || (next === '' && ORDERED.test(verb));
}
