import { unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { isLetter, type Brief } from './brief.js';
import { readTask } from './task.js';
import { TEXT_PARTS } from '../data/directions.js';
import type { Tagger } from '../text/tagger.js';
import { isDirection, withoutLinks } from './directions.js';

const CLAUSE_MAX = 300;
const REASON =
  /,?\s+(?:except|apart from|other than|unless|because|since|so that|so|as|cause|cos|bc|otherwise|in case|coz)\s.*$/is;
/** Kinds whose content is imperatives and prohibitions. */
const INSTRUCTIONAL =
  /\b(?:instructions?|hand-?over|sheet|manual|how|guides?|tutorial|rules|checklist|signs?|notice|recipe|care|steps|poster|handout|info|directions|guidelines?|policy|policies|safety)\b/i;
/** Verbs by which a prompt speaks to whoever writes the text. */
const SPEECH =
  'say|tell|mention|thank|explain|describe|apologi[sz]e|remind|inform|congratulate|ask|state|stress|emphasi[sz]e|highlight|point out|point|note that|hint|suggest|praise|compliment|wish';
const TO_WRITER = new RegExp(
  String.raw`^(?:${SPEECH}|make (?:it|this|that|them|people|everyone|him|her|sure (?:it|the text|nobody|no one|people|they|he|she))|keep (?:it|this|that)|write(?! (?:down|to (?:us|me))\b|.*@)|rewrite|phrase|word|format|sound|leave (?:out|off|it out)|skip|omit|avoid|start (?:with|by)|end (?:with|by|it)|be (?:(?:extra|very|really|a bit|not too) )?\p{L}+$|make an? .* (?:out of|from) (?:it|this|that)|(?:speak|keep|stick|appeal|cater) to|aim (?:at|for)|target|refer to|focus on|talk about|imagine|pretend|translate|summari[sz]e|shorten|rhyme|remember (?:that|to (?:say|mention))|invent|think of|come up|offer (?:him|her|them)|let (?:him|her|them)|greet|invite (?:him|her|them))\b`,
  'iu',
);
/** Of an imperative that may as well be said to the reader: what shows that it is of the text. */
const OF_TEXT = new RegExp(
  String.raw`^(?:use|put|include|add|give|show|address|call|sign|try|turn|reply|respond)\b(?!.*[\d@/]|.*\.\p{L})(?=.*\b(?:him|her|them|text|tone|style|words?|wording|layout|form|language|${TEXT_PARTS})\b)`,
  'iu',
);
/** Of these, what is never an instruction to the reader of a text. */
const SURELY_TO_WRITER = new RegExp(
  String.raw`^(?:say|mention|stress|emphasi[sz]e|highlight|point out|note that|hint|praise|apologi[sz]e|make it (?:sound|short|rhyme|funny|a bit|clear|nice|look|feel|more|less|simple|easy|fun|warm|calm)|keep (?:it|this) (?:short|simple|brief|light|clean|formal|informal|plain|under|below|to)|write(?! (?:down|to (?:us|me))\b|.*@)|rewrite|phrase it|sound|leave out|omit|translate|summari[sz]e|shorten|rhyme|invent|imagine|pretend|explain (?:it|for|to))\b`,
  'iu',
);
const FORBIDDEN = /^(?:don['’]?t|do not|never|avoid|not to|please don['’]?t)\s+(?<verb>.*)$/i;
const FORBIDDEN_SPEECH =
  /^(?:don['’]?t|do not|never|no need to|avoid|not to)\s+(?:(?:ask|mention|say|tell|write|offer|promise|sound|make|use|apologi[sz]e|include|add|name|blame|invent|give|put|talk|call|thank|explain|sell|advertise|praise|exaggerate|joke|beg|threaten|push|list|repeat|start|end|go)(?:ing)?\b|.*\b(?:him|her|them)\b)/i;
/** “and a version for the website”, “a tweet saying the same”. */
const SECOND_TEXT =
  /^(?:an?|another|the other|the second) (?:\p{L}+ ){0,2}(?:versions?|variants?|tweet|post|sms|text message|letter|e-?mail|caption|headline|summary|slogan)(?: (?:for|to|on|about|saying|with) \D*)?$/iu;
/** Layouts whose prompts list features and rules. */
const LISTING: ReadonlySet<Brief['layout']> = new Set(['list', 'sections', 'invention']);
const NO_FRAGMENT = /^(?:no|not|nothing|none|without|zero|never)\s/i;
const FINITE = /\s(?:is|are|was|were|will|can|has|have|had|need|needs|must|may|should|do|does|did)\b/i;
/** What a clause speaks of, if it speaks of the text, of its writer or of its readers. */
const ABOUT_TEXT =
  /^(?:should|must|needs to|has to|ought to) (?:be|have|sound|read|look|fit|not)\b\D*$|^(?:in |with |use )?(?:very |really )?(?:simple|easy|plain|clear|everyday|child-friendly|formal|informal) (?:language|words|english|wording)\b\D*$|^(?:it )?(?:sounds|reads)\s|^it (?:has to|must|should|needs to|will) (?:fit|go|hang|be (?:printed|read))\b|\b(?:must|should|have to) (?:stay|remain) (?:as|the same|unchanged)\b|^(?=\S+(?:\s\S+){0,8}$)\D*\b(?:tone|vibe|wording|phrasing)\b|\b(?:(?:the|this|my|your) (?:text|wording|tone|style|draft|post|copy|article|page|card|e-?mail|letter|message|advert|ad)(?! (?:was|we|i|from|on|in|of|number|address|is (?:closed|open|down|due))\b) (?:is|should|must|can|has|needs|shouldn['’]?t|may)|readers?\b.*\b(?:are|hate|like|love|know|want|read|don['’]?t)|people (?:here |there |around here )?(?:ignore|skip|love|prefer|expect|hate|like|don['’]?t like|dislike|read|get annoyed|are tired)|(?:many|most|some) (?:applicants|readers|customers|people|users|visitors|members|parents) (?:read|hate|don['’]?t|are not|aren['’]?t|struggle|find|skip|dislike))/i;
const SO_WRITE =
  /(?:^|,?\s)(?:(?:hence|therefore|(?:and )?so),? (?:please )?(?:no|not|nothing|short|mention|tone)|(?:so|but|hence|therefore|and so),? (?:please )?(?:be|keep|make|sound|write|stay|(?:don['’]?t|do not) (?:use|say|mention|make|be|sound|write)|use|say|leave|avoid|go))\b/i;
const SHOULD =
  /^(?:(?:it|he|she|they|readers|people|parents|the (?:reader|recipient|customer|text|tone)) (?:should|shouldn['’]?t|must not|mustn['’]?t|needs? to (?:know|understand|feel)|has to (?:know|feel|understand)|have to (?:know|feel|understand)))\b/i;
const WISH =
  /^(?:i|we)(?:['’]d| would)? (?:really |just |only )?(?:want|like|need|prefer|hope|don['’]?t want|do not want) (?:it|this|to (?:sound|avoid|keep|make|show)|him to|her to|them to|people to|a (?:short|text|funny|friendly|polite))\b/i;
/** “For our blog”, “for the village website”, “explain for my grandma”: where or for whom a text is. */
const DESTINATION =
  /^(?:(?:it['’]?s |this is |explained? |written |goes |meant )?(?:for|on|in|to) (?:the |our |my |a |an |their )?(?:[\p{L}'’-]+ ){0,3}(?:blog|shop|store|catalogue|office|lobby|lift|hallway|list|website|web ?site|site|homepage|newsletter|intranet|instagram|facebook|linkedin|etsy|ebay|board|notice ?board|magazine|journal|shop window|window|page|app|grandma|grandad|grandpa|grandmother|mum|mom|dad|kids|children|beginners|laymen|lay ?people|5 year olds?|landlord|boss|audience|readers|print|booklet|brochure|programme|chat|group|label|stairwell|staff|members|colleagues|press|media|(?:news)?paper|radio|banner|cover|leaflet|flyer|wall|door|fridge|whiteboard)(?: please| pls)?)$/iu;
const ASKED = /^(?:(?:can|could|would|will|cld)\s+(?:u|you|ya)\s+(?:please\s+|pls\s+)?|please\s+|pls\s+)/i;
const REMAINS =
  /^(?:(?:two|2|three|3) things|same (?:thing )?as .*|for|about|to|of|on|with|with (?:decisions|actions?|action items)[^,]{0,20} from this|(?:from|with|using|based on) (?:this|these|that|the following|the notes|those|my notes|below|it)|the following|this|facts?|info|details|here(?: it is| are the facts| you go)?|thanks?|thank you|please|pls|asap|urgent(?:ly)?|and so on|etc|you know|idk|as usual|as always|you get the idea|whatever|something like that|with (?:decisions|actions?|action items|to-?dos|headings?|sections?|examples?|pictures?|a title)(?: and (?:decisions|actions?|action items|to-?dos|owners|headings?))*)$/i;

/** Whether a text consists of orders to its reader, such as instructions or rules. */
export function isInstructional({ kindName = '', subject = '' }: Brief, templateId = ''): boolean {
  return INSTRUCTIONAL.test(`${kindName} ${templateId}`) || /^(?:how|what) to\b/i.test(subject);
}

/**
 * Takes a clause that speaks to the writer, of the text or of its readers, out of the text; false for one that may stand
 * in it. `stands` says that it is a whole sentence of the prompt.
 */
export function readWriterTalk(clause: string, brief: Brief, tagger: Tagger, stands: boolean): boolean {
  if (clause.length > CLAUSE_MAX) return false;
  const words = withoutLinks(clause).replace(/[\s.,;:!?…]+$/u, '');
  const text = unmask(words).replace(ASKED, '');
  if (text === '') return true;
  if (DESTINATION.test(text) || REMAINS.test(text) || namesKind(words, brief))
    brief.directions.push({ words, isMet: true });
  else if (!brief.kindName && isLetter(brief) && takesKind(words, brief))
    brief.directions.push({ words, isMet: true });
  else if (isWriterTalk(words, text, brief)) brief.directions.push({ words });
  else if (isDoubtful(text, brief, tagger, stands)) brief.leftOut.push(words);
  else return false;
  return true;
}

/** “Tell her …, text message”: the kind of a letter that its prompt names later. */
function takesKind(words: string, brief: Brief): boolean {
  const task = readTask(words);
  if (!task || task.rest !== '' || task.modifiers !== '' || !isLetter(task)) return false;
  Object.assign(brief, { kindName: task.kindName, layout: task.layout });
  return true;
}

/** Whether a clause certainly speaks to the writer, or names another text than the one to write. */
export function isAside(clause: string, brief: Brief): boolean {
  const words = withoutLinks(clause);
  return isDirection(clause) || (clause.length <= CLAUSE_MAX && isWriterTalk(words, unmask(words), brief));
}

/** Whether a clause asks for a second text: “and a tweet saying the same”. */
export function asksForSecondText(clause: string): boolean {
  return SECOND_TEXT.test(unmask(withoutLinks(clause)));
}

/** Whether a text “for …” says where it will stand: “for the press”, “for our website”. */
export function isDestination(words: string): boolean {
  return DESTINATION.test(unmask(words));
}

/** “summary for the board”, after the prompt has said what to write: its words for the same text. */
function namesKind(words: string, brief: Brief): boolean {
  if (!brief.kindName || isLetter(brief)) return false;
  const task = readTask(words);
  return (
    task !== null &&
    (task.modifiers === '' || isDirection(task.modifiers)) &&
    /^(?:for (?:the|our|my|a|an) [\p{L} ]{1,30})?$/u.test(task.rest)
  );
}

function isWriterTalk(words: string, text: string, brief: Brief): boolean {
  const head = words.replace(REASON, '');
  if (head.length < words.length && isDirection(head)) return true;
  if (ABOUT_TEXT.test(text) || SO_WRITE.test(text) || WISH.test(text)) return true;
  if (SHOULD.test(text)) return isLetter(brief) || /^(?:it|readers|the (?:reader|text|tone))/i.test(text);
  const instructs = isInstructional(brief);
  if (FORBIDDEN_SPEECH.test(text))
    return !instructs || /\b(?:mention|say|sound|invent|exaggerate)/i.test(text);
  // What speaks of “you” is said to the reader.
  if (/\byou(?:rs?)?\b/i.test(text)) return false;
  if ((instructs ? SURELY_TO_WRITER : TO_WRITER).test(text)) return true;
  return !instructs && OF_TEXT.test(text);
}

/** Whether a clause may as well speak of the text as stand in it: it is then left out, and named. */
function isDoubtful(text: string, brief: Brief, tagger: Tagger, stands: boolean): boolean {
  if (
    stands &&
    brief.parts.length > 0 &&
    /^\S+(?: (?:and|but|not|yet|or) (?:not )?\S+)+$|^an? (?:little|bit|touch)\s|\s(?:please|pls)$/i.test(
      text,
    ) &&
    tagger.isOnlyAdjectives(text)
  )
    return true;
  if (isInstructional(brief) || LISTING.has(brief.layout)) return false;
  const verb = FORBIDDEN.exec(text)?.groups?.verb;
  if (verb !== undefined && tagger.isVerbPhrase(verb)) {
    const isToReader = isLetter(brief) || brief.layout === 'news' || brief.layout === 'post';
    return !isToReader || countWords(verb) === 1;
  }
  if (SECOND_TEXT.test(text) || (stands && tagger.isOnlyAdjectives(text))) return true;
  return stands && NO_FRAGMENT.test(text) && !FINITE.test(text);
}
