import { CHAT_WORDS } from '../data/chat-words.js';
import { PhraseTable } from '../text/phrases.js';
import { regex } from '../../text/regex.js';

const TABLE = new PhraseTable(CHAT_WORDS);

const AFTER = `let|see|thank|to|do|did|are|can|could|will|would|have|tell|send|give|ask|help|hope|when|what|how|that|as|miss|love|want|need|call|text|wish|show|for|with|of`;
const BEFORE = `can|could|are|have|know|want|need|will|would|should|get|got|guys|please|pls|did|do|think|see|like|made|all|still|were|may|might|must|said|sent|asked|told|tomorrow|tmrw|soon|later|there|going|gonna|gave|missed|owe|promised|mentioned|quoted|wanted|paid|booked|ordered|bought`;
/** A “u” by itself stands for “you” where a neighbor says so; in “let u be a vector” it is a letter. */
const YOU = regex.gim`(?<=(?:^|\s)(?:${AFTER})\s)u(?=[.!?,]?(?:\s|$))(?!\s+(?:is|be|was|and|or|in|of|has|denotes?|equals?)\b|\s*[=∈<>+*^])|(?<=^|[\s(])u(?=\s(?:${BEFORE})\b)`;

/** Beside other spellings of chats, every “u” is “you”. */
const LONE = regex.gim`(?<=^|[\s(])u(?=[.!?,]?(?:\s|$))(?!\s*[=∈<>+*^])`;

/** Writes out the spellings of chats: “pls let u know” → “please let you know”. Prose with stand-ins only. */
export function writeOutChat(prose: string): string {
  const spelled = TABLE.replaceIn(prose);
  const isChat = spelled !== prose || prose.search(YOU) >= 0;
  return spelled.replace(isChat ? LONE : YOU, (letter) => (letter === 'U' ? 'You' : 'you'));
}
