import type { Brief } from '../brief/brief.js';
import { capitalise } from '../grammar/casing.js';
import { namesPeople } from '../data/people-nouns.js';
import type { Slots } from '../realise/voice.js';

const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Frau|Herr|Madame|Monsieur|Señora?|Coach|Aunt|Uncle|Rev|Father|Sister|Captain)\.?\s/;
const COMPANY_WIDE =
  /^(?:everyone|everybody|all|all (?:staff|employees|colleagues)|employees|staff|colleagues|whole team|entire team)$/i;

/** How the recipient of a letter is greeted: by name, by title, as a group, or not at all. */
export function nameRecipient(recipient: string | undefined): {
  kind: 'person' | 'titled' | 'group' | 'unknown';
  slots: Slots;
} {
  const name = recipient?.replace(/^(?:the|my|our|all|dear)\s+/i, '').trim();
  if (!name || name.length > 60) return { kind: 'unknown', slots: {} };
  if (TITLE.test(name)) return { kind: 'titled', slots: { full: name } };
  if (COMPANY_WIDE.test(name))
    return { kind: 'group', slots: { group: /colleagues/i.test(name) ? 'colleagues' : 'everyone' } };
  if (
    /^\p{Lu}/u.test(name) &&
    !namesPeople(name) &&
    !/^(?:HR|IT|Finance|Accounting|Support|Sales|Marketing)\b/.test(name) &&
    name.split(' ').length <= 3
  )
    return { kind: 'person', slots: { first: name.split(' ')[0], full: name } };
  if (/\bteam$/i.test(name)) return { kind: 'group', slots: { group: /^team$/i.test(name) ? 'team' : name } };
  if (
    /\b(?:customers|clients|subscribers|members|guests|parents|residents|tenants|neighbou?rs|patients|readers|investors|shareholders|suppliers)$/i.test(
      name,
    )
  )
    return { kind: 'titled', slots: { full: name } };
  if (/s$|people$|children$/i.test(name) && namesPeople(name))
    return { kind: 'group', slots: { group: name } };
  if (
    /^(?:customer|client|guest|member|subscriber|neighbour|neighbor|reader|student|parent|supplier|colleague)$/i.test(
      name,
    )
  )
    return { kind: 'titled', slots: { full: name } };
  if (/^(?:HR|IT|support|sales|marketing|finance|accounting)\b/i.test(name))
    return {
      kind: 'group',
      slots: {
        group: `${/^(?:hr|it)$/i.test(name) ? name.toUpperCase() : capitalise(name)}${/\b(?:team|department)$/i.test(name) ? '' : ' team'}`,
      },
    };
  if (/^(?:mum|mom|dad|grandma|grandpa)$/i.test(name))
    return { kind: 'person', slots: { first: capitalise(name), full: capitalise(name) } };
  return { kind: 'unknown', slots: {} };
}

const GROUPS_OF_AN_ORGANISATION =
  /\b(?:customers?|clients?|subscribers?|members?|guests?|parents|users|patients|tenants|suppliers?|visitors|residents|shareholders|investors)\b/i;

/** "I" or "we": an organisation writes to its customers, a person to everybody else. */
export function senderSlots(brief: Brief): Slots {
  const speaksAsWe =
    brief.brand !== undefined ||
    GROUPS_OF_AN_ORGANISATION.test(brief.recipient ?? '') ||
    (/\b(?:we|our|us)\b/i.test(brief.core) &&
      !/\b(?:I|my|me)\b/.test(brief.core) &&
      !/\b(?:our|we)\b.*\b(?:meeting|call|meet|landlord|neighbou?rs?|teacher|discuss)\b/i.test(brief.core));
  return speaksAsWe
    ? { i: 'we', am: 'are', my: 'our', me: 'us', was: 'were' }
    : { i: 'I', am: 'am', my: 'my', me: 'me', was: 'was' };
}
