import { trimMarks } from '../text/tidy.js';

const ABOUT =
  /^(?:(?=how to\s)|(?:about|on(?!\s(?:the\s)?\d|\s[MTWFS]\p{Ll}+day)|re|regarding|for|of|covering|describing|promoting|advertising|introducing|celebrating|based on)(?:[:\s]\s*|$))/iu;
const SUBJECT_MAX = 200;
const HASTE = /(?:[\s,]+(?:please|pls|plz|asap|urgently|today please|thanks|thx|if possible))+$/i;

/** The subject of a text: what follows “about” or “for”, up to the next mark. Returns it with what is left. */
export function takeSubject(rest: string): { subject?: string; link?: string; rest: string } {
  const link = ABOUT.exec(rest);
  if (!link) return { rest };
  const text = rest.slice(link[0].length);
  const end = text.search(
    /,\s|\s[–—-]\s|:\s|:$|\s(?:because|since|so that|that|which|who|saying|asking)\s|[.!?]$/i,
  );
  const subject = end < 0 ? text : text.slice(0, end);
  const proven = subject.length > SUBJECT_MAX ? subject : subject.replace(HASTE, '');
  return {
    subject: trimMarks(proven),
    link: trimMarks(link[0].replace(/[:]/, '')).toLowerCase() || 'for',
    rest:
      end < 0
        ? ''
        : text
            .slice(end)
            .replace(/^[\s,:–—-]+(?=\S)/, '')
            .replace(/^[.!?]$/, ''),
  };
}
