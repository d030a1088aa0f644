import { editRaw } from '../text/edit-prose.js';
import { escapePattern } from '../text/occurrences.js';
import { dataIn } from './named-data.js';
import { capitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';

const FOR_OTHER = /\b(?:instead|replac\w+|swap|rather than|not|no longer|switch|change)\b/i;
const WHO = String.raw`((?: (?!(?:on|at|to|via|by|or|and|phone|e-?mail)\b)[\p{L}'’-]+){0,2})`;
const EMAIL = { kind: 'email', noun: 'e-?mail(?: address)?', verb: '(?:e-?mail|mail|write(?: to)?)' };
const PHONE = {
  kind: 'phone',
  noun: '(?:(?:tele|mobile )?(?:phone|number|tel)|mobile)(?: number)?',
  verb: '(?:call|ring|phone|text)',
};

/** Reads which contact is to stand for one of the other kind: “put lena@books.example instead of the phone number”. */
export function swapsContact(said: string) {
  const [mail, phone] = [dataIn(said, 'email'), dataIn(said, 'phone')];
  const [contact, ...more] = [...mail, ...phone];
  const old = mail.length > 0 ? PHONE : EMAIL;
  const rest = contact && said.replace(contact.text, '');
  const isOld = rest && regex.iu`\b(?:${old.noun}|${old.verb})(?:ing)?\b`.test(rest) && FOR_OTHER.test(rest);
  return isOld && more.length === 0 ? { old, contact: contact.text } : undefined;
}

/** Replaces it, with the words that lead to the only contact of the other kind; undefined where there is none, or several. */
export function swapContact(content: string, said: string): string | undefined {
  const { old, contact } = swapsContact(said) ?? {};
  const [found, ...others] = old ? dataIn(content, old.kind) : [];
  if (!old || !found || others.some(({ text }) => text !== found.text)) return undefined;
  const address = escapePattern(found.text);
  const [noun, verb, joint] = old === PHONE ? ['email', 'email', ' at'] : ['phone', 'call', ' on'];
  const led = regex.giu`\b(?:(contact|reach|message)|${old.verb})${WHO}(?: (?:on|at|to|via|by|phone|e-?mail)){0,3} ${address}|\b${old.noun}(?<gap>(?: is| at|:)? )${address}`;
  return editRaw(content, (text) =>
    text
      .replace(led, (all: string, neutral = '', who = '', gap?: string) => {
        const words = gap ? noun + gap : `${neutral || verb}${who}${who || neutral ? joint : ''} `;
        return (/^\p{Lu}/u.test(all) ? capitalise(words) : words) + contact;
      })
      .replaceAll(found.text, () => contact!),
  );
}
