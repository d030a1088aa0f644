import { namesText } from '../roles/words.js';
import { trimMarks, withoutQuotes } from '../text/tidy.js';

const ABOUT =
  /^(?:(?=how to\s)|(?:that|which) (?:explains?|describes?|shows?)(?: \p{L}+)? (?=how\s)|with(?=\s(?:\p{L}+\s|\d+\s)?(?:ideas|tips|ways|reasons|things|facts|tricks|recipes|places|questions|mistakes|myths)\s)|(?:about|on(?!\s(?:the\s)?\d|\s[MTWFS]\p{Ll}+day)|re|regarding|for|of|covering|describing|promoting|advertising|introducing|celebrating|based on)(?:[:\s]\s*|$))/iu;
/** “titled "Six Things to Do"” */
const TITLED =
  /^,?\s*(?:titled|entitled|headed|with the (?:title|headline)|under the (?:title|headline))\s+(?<title>["“‘\ue022][^"”’]+["”’\ue022]?)/iu;
const SUBJECT_MAX = 200;
const LENGTH =
  /[\s,]+(?:(?:around|about|roughly|approximately|some|up to) )?(?<length>\d+[\s\ue020-]words?)(?![\p{L}\p{N}])[\s,]*(?<more>.*)$/iu;
const HASTE = /(?:[\s,]+(?:please|pls|plz|asap|urgently|today please|thanks|thx|if possible))+$/i;

/** “a dog raincoat in the shop”, “a cargo bike I’m selling” */
const SHOP =
  /\s(?:(?:in|for|on) (?:the|our|my) (?:web ?|online )?(?:shop|store|site|website|catalogue)|(?:that |which )?(?:I['’]m|I am|we['’]re|we are) (?:selling|offering|launching))$/iu;

/** The subject of a text: what follows “about” or “for”, up to the next mark. Returns it with what is left. */
export function takeSubject(rest: string): {
  subject?: string;
  link?: string;
  readers?: string;
  /** “800 words good for google”: what follows a length is said of the text. */
  directions?: string[];
  rest: string;
} {
  const named = TITLED.exec(rest);
  if (named?.groups?.title) return { subject: withoutQuotes(named.groups.title), rest: '' };
  const link = ABOUT.exec(rest);
  if (!link) return { rest };
  const whole = rest.slice(link[0].length);
  // “for nurses about sleeping after night shifts”: it is for nurses, and about sleeping.
  const about = /^for\b/i.test(rest)
    ? /\s(?:about|on(?= how to\s)|on(?!\s[MTWFS]\p{L}+day|\s(?:time|holiday|leave|site|the weekend)\b))\s+(?=\p{L})/iu.exec(
        whole,
      )
    : null;
  const before = whole.slice(0, about?.index);
  const isBefore =
    about !== null &&
    !/^\p{Lu}\p{Ll}/u.test(before) &&
    !/[,.:]|\b(?:article|post|essay|blog)\b/i.test(before);
  // “script for a 45-second video about the kit”: what stands before is the kind again.
  const readers = isBefore && !namesText(before) ? before : undefined;
  const text = isBefore ? whole.slice(before.length + about[0].length) : whole;
  const end = text.search(
    /,\s(?!(?:\p{Lu}[^,.:]{0,40}|(?:at|on|in|from|near)\s(?=[^,.:]*[\p{Lu}\d])[^,.:]{1,60})[.!?]?$|the(?:\s[\p{Lu}\d]\S*){1,5}$)|\s[–—-]\s|:\s|:$|\s(?:because|since|so that|that|which|who|saying|asking|explaining|telling|announcing|reminding|informing|inviting|thanking|with (?:an? |the |some )?(?:quotes?|photos?|link)\b|and (?:thank|ask|tell|mention|say|invite|remind|include|explain|[Ii]|we|need|want|have|must))\s|[.!?]+$/u,
  );
  const subject = end < 0 ? text : text.slice(0, end);
  const { length, more } = (subject.length <= SUBJECT_MAX && LENGTH.exec(subject)?.groups) || {};
  const proven =
    subject.length > SUBJECT_MAX ? subject : subject.replace(LENGTH, '').replace(HASTE, '').replace(SHOP, '');
  return {
    subject: trimMarks(proven),
    link: !isBefore ? trimMarks(link[0].replace(/[:]/, '')).toLowerCase() || 'for' : 'about',
    ...(readers !== undefined && { readers }),
    ...(length !== undefined && { directions: [length, more ?? ''].filter((words) => words !== '') }),
    rest:
      end < 0
        ? ''
        : text
            .slice(end)
            .replace(/^[\s,:–—-]+(?=\S)/, '')
            .replace(/^[.!?]+$/, ''),
  };
}
