import { CHAT_WORDS } from '../data/chat-words.js';
import { PhraseTable } from '../text/phrases.js';
import { wordPairs } from '../text/words.js';
import { regex } from '../../text/regex.js';

const TABLE = new PhraseTable(CHAT_WORDS);

const AFTER = `let|see|thank|to|do|did|are|can|could|will|would|have|tell|send|give|ask|help|hope|when|what|how|that|as|miss|love|want|need|call|text|wish|show|for|with|of`;
const BEFORE = `can|could|are|have|know|want|need|will|would|should|get|got|guys|please|pls|did|do|think|see|like|made|all|still|were|may|might|must|said|sent|asked|told|tomorrow|tmrw|soon|later|there|going|gonna|gave|missed|owe|promised|mentioned|quoted|wanted|paid|booked|ordered|bought`;
/** A “u” by itself stands for “you” where a neighbor says so; in “let u be a vector” it is a letter. */
const YOU = regex.gim`(?<=(?:^|\s)(?:${AFTER})\s)u(?=[.!?,]?(?:\s|$))(?!\s+(?:is|be|was|and|or|in|of|has|denotes?|equals?)\b|\s*[=∈<>+*^])|(?<=^|[\s(])u(?=\s(?:${BEFORE})\b)`;

/** Beside other spellings of chats, every “u” is “you”. */
const LONE = regex.gim`(?<=^|[\s(])u(?=[.!?,]?(?:\s|$))(?!\s*[=∈<>+*^])`;

const DAY = `mon|tue|wed|thu|fri|sat|sun`;
/** Days in small letters; “sun”, “sat” and “wed” where a day belongs. */
const SHORT_DAYS = regex.gmu`(?<![\p{L}\p{N}'’.-])(?:(?<!\b(?:[Ss]h|[Hh])e )weds|thurs?|tues|(?:${DAY})(?= (?:and|or|to|&) (?:${DAY})(?:day|[rs]+)?(?:[.,!?;)]|\s|$))|(?<=\b(?:on|every|by|until|till?|next|last|before|since|shut|closed|(?:${DAY})[a-z]{0,6} (?:and|or|to|&)) )(?!sun (?:and|or)\b)(?:${DAY})(?=[.,!?;)]|$| (?:and|or|to|&|at|from|because|for|with|if|so|but|(?:morn|even)ing|afternoon|night|\d+)\b))(?![\p{L}\p{N}'’-])`;
const DAYS = wordPairs`mon=Monday tue=Tuesday wed=Wednesday thu=Thursday fri=Friday sat=Saturday sun=Sunday`;

/** Writes out the spellings of chats: “pls let u know” → “please let you know”. Prose with stand-ins only. */
export function writeOutChat(prose: string): string {
  const spelled = TABLE.replaceIn(prose);
  const isChat = spelled !== prose || prose.search(YOU) >= 0;
  const dated = spelled.replace(SHORT_DAYS, (day) => DAYS.get(day.slice(0, 3))!);
  return dated.replace(isChat ? LONE : YOU, (letter) => (letter === 'U' ? 'You' : 'you'));
}
