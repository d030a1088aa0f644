import type { TemplateDefinition } from '../../../../templates/template-definition.js';
import { protect } from '../../refine/text/protect.js';
import { NAME, REPORTED, ROWS, SENTENCE, WHO } from '../data/request-wordings.js';
import { mendTypos } from './mend-spelling.js';
import { Tagger } from './tagger.js';
import { capitalise, mendSlips } from './tidy.js';
import { regex } from '../../text/regex.js';

/** “Apologise by email to Rosa Jimenez for …”, “Thank the sponsors by letter for …” */
const BY_MAIL = new RegExp(
  String.raw`^(?:Please )?(?<act>[Aa]pologi[sz]e|[Cc]ongratulate|[Tt]hank|[Ii]nvite|[Rr]emind) (?:(?:to )?(?<who>${WHO}) )?(?:by|via|in|with) (?:an? )?(?:(?:short|quick|brief) )?(?<kind>e-?mail|letter|note|message)(?: (?:to )?(?<whom>${WHO}))?(?= (?:for|on|to|of|about)\b)`,
  'u',
);

const PLAINER = ROWS.map(([pattern = '', to = '']) => [new RegExp(pattern, 'gu'), to] as const);
const REPORT = regex.giu`\b(?:say(?:ing)?|repl(?:y|ying)|tell(?:ing)?|inform(?:ing)?|mention(?:ing)?|announc(?:e|ing)|explain(?:ing)?|remind(?:ing)?|know|writ(?:e|ing)|add|state|stating)\b(?:(?![;:])${SENTENCE}){0,60}?(?<!\band )\bthat ${SENTENCE}{3,600}`;
/** “tell david okafor that …” */
const SMALL_NAME = regex.gu`(?<=\b(?:[Tt]ell|[Aa]sk|[Rr]emind|[Ii]nvite|[Tt]hank|[Ee]-?mail|[Ww]rite to|[Mm]ail to|[Mm]essage to) )(\p{Ll}+ \p{Ll}+)(?=,| -| (?:that|to|if|whether|about|for|and|I|i|we|you|he|she|they|the|our|my)\b)`;
/** What is not to be said: “avoid mentioning that A and that B”. */
const NEGATED = regex.i`\b(?:don['’]?t|not|never|no|nothing|without|avoid\w*|refrain\w*|instead|rather|leave|skip|omit|nobody|stop\w*|keep\w*)\b[^.!?\n]*$`;
/** “… and that the shop is closed”, but not “that is”, “and that’s it” */
const NEXT = regex.giu`(?:,? (?:and|but)|,(?=.* (?:and|but) that )) that (?!(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did)\b)(\p{L}+|\d)`;

/** A prompt in wordings that the reader handles best: “Email Jonas that A and that B” → “Write an email to Jonas that A. B”. */
function inPlainWords(prompt: string): string {
  const tagger = new Tagger();
  const named = prompt.replace(SMALL_NAME, (whole, name: string) =>
    tagger.firstNames(capitalise(name)).length > 0
      ? name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
      : whole,
  );
  const { act, kind, who, whom = who } = BY_MAIL.exec(named)?.groups ?? {};
  const posted =
    whom && act ? named.replace(BY_MAIL, () => `Write an ${kind} to ${whom} to ${act.toLowerCase()}`) : named;
  const plainer = PLAINER.reduce((text, [pattern, to]) => text.replace(pattern, to), posted);
  return plainer.replace(REPORT, (report: string, at: number) =>
    NEGATED.test(plainer.slice(Math.max(0, at - 200), at) + report.split(' that ', 1)[0]!)
      ? report
      : report.replace(NEXT, (_, word: string) => `. ${REPORTED}${capitalise(word)}`),
  );
}

/** “Cancel my gym membership”: what a letter is to do, as the first words of a prompt. */
const BARE_ACT =
  /^(?:please |pls )?(cancel|reschedule|postpone|move|renew|chase|chasing)(?: up)?(?= (?:my|our|the|payment)\b)/i;

/** “I am the landlord, Klaus Richter. …” */
const INTRODUCTION = new RegExp(
  String.raw`^I(?:['’]m| am) (?:the |an? )?(\p{Ll}+(?: \p{Ll}+){0,4}), (${NAME})\. ([^]+)$`,
  'u',
);

/** “Cover letter for me, Ana Couto, for the post of …” */
const FOR_ME = new RegExp(
  String.raw`^([^.,:\n]{0,40}\b(?:letter|application|e-?mail)) (?:for|from) me, (${NAME}),? ([^]+)$`,
  'u',
);

/** Mends slips, chat forms and known misspellings, but not in quotations and addresses; an act alone asks for a letter unless the template is another one. */
export function spellOut(prompt: string, template: TemplateDefinition): string {
  const { text, restore } = protect(prompt);
  const asked =
    /^(?:letter|message)$/.test(template.layout) || template.id === 'general'
      ? text
          .replace(
            BARE_ACT,
            (_, act: string) => `Write a letter to ${act.toLowerCase().replace('sing', 'se')}`,
          )
          .replace(INTRODUCTION, '$3 Signed $2, $1.')
          .replace(FOR_ME, '$1 $3 Signed $2.')
      : text;
  return restore(inPlainWords(mendSlips(mendTypos(asked))));
}
