import type { Reading } from '../operation.js';
import { occurrences } from '../text/occurrences.js';
import { slipCost } from '../text/slip-cost.js';
import { regex } from '../../text/regex.js';
import type { Replacement } from './replace.js';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\.? \p{Lu}[\p{L}'’-]+){0,2}`;
/** “It's spelt Doyle”, “her name is Lucie”. */
const RESPELT = regex.u`^(?:(?:[Pp]lease|[Aa]nd|[Bb]ut|[Aa]lso|[Cc]orrect(?:ion)?:?|[Nn]ote:?) )*(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y) (?:(?:sur|last |first )?name|\p{L}+['’]s name)(?:['’]?s| is)|[Ii]t(?:['’]?s| is|['’]?s name is)|[Nn]ame(?:['’]?s| is)?)(?: actually| really)?(?: spelt| spelled| written)?(?: as| like)? (?<to>${NAME})$`;
/** “Use her full name, Lena Fischer” */
const IN_FULL = regex.u`^(?:[Pp]lease )?(?:[Uu]se|[Ww]rite|[Pp]ut|[Gg]ive) (?:her|his|their|the|my) (?:full |whole |real |proper )*name(?: is)?[:,]? ?\(?(?<to>${NAME})\)?$`;
/** “The engineer is now Kate Lyle”. */
const ROLE = regex.u`^(?:[Tt]he |[Oo]ur |[Mm]y |[Yy]our )?(?<role>\p{Ll}[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:(?:is|will be)(?: now)?(?: called| named)?|['’]s name is) (?<to>${NAME})(?: now| instead)?$`;

/** New names without the old ones, which the text shows. */
export const NEW_NAMES = [RESPELT, IN_FULL, ROLE].map((pattern): Reading<Replacement> => ({
  pattern,
  read: ({ groups }) => ({ from: '', to: groups!.to!, ...(groups!.role && { role: groups!.role }) }),
}));

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a slip in a name may cost. */
const SLIP_MAX = 34;

/** The name that a text has beside a word for a person, or the one that is nearly spelt as a new one. Undefined for none or several. */
export function oldName(content: string, { to: name, role }: Replacement): Replacement | undefined {
  const beside = regex.gu`\b${role ?? '$'}(?:,| is|:)? (${NAME})|(${NAME}), (?:the|our|your|my) ${role ?? '$'}\b`;
  const [to = '', ...others] = role
    ? [name]
    : name.split(' ').filter((word) => occurrences(content, word).length === 0);
  const isNear = (word: string) =>
    plain(word)[0] === plain(to)[0] && slipCost(plain(word), plain(to)) <= SLIP_MAX;
  const found = role
    ? [...content.matchAll(beside)].map(([, after, before]) => after ?? before!)
    : (content.match(/(?<![\p{L}-])\p{Lu}[\p{L}-]+/gu) ?? []).filter(isNear);
  const [from, ...rest] = new Set(found);
  if (from) return rest.length + others.length === 0 ? { from, to } : undefined;
  const [known = '$', ...more] = role
    ? []
    : name.split(' ').filter((word) => !others.concat(to).includes(word));
  const isPart = regex.u`(?<!\b(?:Dear|Hi|Hello|Hey|Mr|Mrs|Ms|Dr)\.?)(?<=\p{Lu}[\p{L}'’-]+) ${known}\b|\b${known} \p{Lu}`;
  return known !== '$' && more.length === 0 && !isPart.test(content) ? { from: known, to: name } : undefined;
}
