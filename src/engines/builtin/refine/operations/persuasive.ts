import { applyRules, readRules } from '../grammar/read-rules.js';
import { asks, type Operation } from '../operation.js';
import { REMOVERS } from '../removals/removals.js';
import { regex } from '../../text/regex.js';
import { editProse, editSentences } from '../text/edit-prose.js';

/** Invitations as calls to act; see read-rules.ts for the notation. */
const CALLS = readRules(String.raw`
giu  (?<=^|[.!?]\s+)(?:(?:please )?feel free to|(?:please )?do not hesitate to|(?:please )?don['’]t hesitate to|you (?:can|could|may)(?: also| always)?) (call|visit|book|order|contact|e-?mail|try|join|sign up|apply|register|download|subscribe|donate|reserve|message|phone|ring|stop by|drop in|start)\b(?! (?:if|unless|only|when|once)\b) => $1<
giu  (?<=^|[.!?]\s+)(?:if you(?: are|['’]re) interested|if (?:this|that|it) (?:interests you|sounds (?:good|interesting))),? (?:please )?(?=(?:call|visit|book|order|contact|e-?mail|try|join|sign up|apply|register|reply|get in touch)\b) => interested? <
giu  (?<=^|[.!?]\s+)(?:it is|it['’]s) possible (?:for you )?to (book|order|call|visit|try|reserve|register)\b => $1<
giu  (?<=^|[.!?]\s+)we try to (?=(?:answer|reply|respond|deliver|keep|offer|help)\b) => we aim to <
giu  (?<=^|[.!?]\s+)interested\? (\p{L}) => interested? capital($1)<
`);

/** Takes the doubts out and turns invitations into calls to act; arguments would have to be invented. */
export const persuasive: Operation<true> = {
  name: 'persuasive',
  readings: [
    asks`(?<!\bless )\b(?:more |very |really )?(?:persuasive(?:ly)?|convincing(?:ly)?|compelling|sell(?:s)? (?:it|better|more))\b(?: (?:tone|style|language|way))?`,
  ],
  apply(content, _, context) {
    const changed = editProse(REMOVERS.hedges(content), (prose) => applyRules(prose, CALLS));
    if (changed !== content)
      context.warn(
        'please_check',
        'Doubts were taken out and invitations became calls to act; no arguments were added',
      );
    return changed;
  },
};

const GLAD = String.raw`((?:I|we|they|he|she)(?:['’](?:m|re|s)| am| are| is)) (?:very |really |so )?`;
/** What a text is glad of already, put more strongly. */
const GLADDER = readRules(String.raw`
giu  \b${GLAD}(?:pleased|happy|glad|proud) (?=to (?:announce|share|introduce|welcome|invite|launch|open|offer|be|tell|say|report|have)\b|that\b) => $1 thrilled <
giu  \b${GLAD}interested in (?=\p{L}) => $1 really excited about <
giu  \b(I|we)(?: really| very much)?(?: am| are)? look(?:ing)? forward to (?!hearing\b)(\p{Ll}{2,}ing)\b => $1 can't wait to ofGerund($2)<
giu  \b(I|we)(?: would|['’]d) like to (?=\p{Ll}) => $1 would love to <
giu  (?<!\bnot |n['’]t |\bno )\b(?:very good|really good|very nice|great) (?=(?:time|day|evening|offer|news|results?|team|work|job|event|chance|opportunity|way|fit|start|year)\b) => fantastic <
giu  (?<!\bnot |n['’]t |\bno )\b(?:good|nice) (?=(?:time|day|evening|offer|news|chance|opportunity|fit|start|event|team)\b) => great <
`);
/** Says something glad or invites; questions, conditions and bad news stay as they are. */
const CHEERED = regex.iu`^(?!.*\b(?:not|no|never|unfortunately|sorry|only|unless|if|must|fee|fine)\b)(?:come|join|see you|enjoy|visit|welcome|congratulations|thank you|thanks|(?:I|we) (?:can['’]t wait|would love)|.*\b(?:thrilled|fantastic|free|love)\b)[^?\n]*\.$`;
const CHEERS_MAX = 2;

/** Puts what a text is glad of more strongly; reasons would have to be invented. */
export const enthusiastic: Operation<true> = {
  name: 'enthusiastic',
  readings: [
    asks`(?<!\b(?:less|not|too|so|overly) (?:too |so |very )?)\b(?:(?:more|very|really|with more|show(?:ing)?(?: some| more)?|(?:bit|lot) more) )?(?:enthusiastic(?:ally)?|enthusiasm|excited|excitement|energetic|lively|livelier|thrilled)\b(?: (?:tone|style|voice|language|way))?`,
  ],
  apply(content, _, context) {
    let cheers = 0;
    const glad = editProse(content, (prose) => applyRules(prose, GLADDER));
    const changed = editSentences(glad, (sentence) =>
      CHEERED.test(sentence) && ++cheers <= CHEERS_MAX ? sentence.replace(/\.$/, '!') : sentence,
    );
    if (changed !== content)
      context.warn('please_check', 'What the text is glad of was put more strongly; nothing was added');
    return changed;
  },
};
