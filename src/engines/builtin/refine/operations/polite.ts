import { HARSH_WORDS } from '../data/polite-words.js';
import { asks, asksWithout, type Operation } from '../operation.js';
import { withCourtesy } from './courtesy.js';
import { tellKindly } from './kindly.js';
import { asSent, BLUNT, findInProse, warnOfLeftovers, warnOfUntouched } from './leftovers.js';
import { regex } from '../../text/regex.js';

export const polite: Operation<true> = {
  name: 'polite',
  readings: [
    asks`(?<!\b(?:less|not|too|overly|so) (?:too |so )?)\b(?:more |very |extra )?(?:polite(?:r|ly|ness)?|respectful(?:ly)?|courteous(?:ly)?|tactful(?:ly)?|diplomatic(?:ally)?|considerate|gentle[rn]?|gently|soft(?:er|en)|mild(?:er)?|calm(?:er|ly)?(?=$|,| and\b| tone))\b(?: (?:(?:the|its|this|my) )?(?:tone|style|language|wording|it|this|message|email))?|\b(?:less|not (?:so|as|too)|without being|not sound(?:ing)?) (?:so |too |as )?(?:rude|harsh|blunt|aggressive|angry|bossy|demanding|pushy|abrupt|accusing|accusatory|confrontational|passive[- ]aggressive|hostile|mean|impolite|direct|annoyed|irritated|strict|stern|severe|sharp|curt|snappy|grumpy|snarky|sarcastic|preachy|intimidating|threatening)\b|\b(?:sounds?|reads?|comes across(?: as)?|is) (?:so |too |very |really |a bit |a little |quite |pretty |rather |kind of )+(?:rude|harsh|blunt|aggressive|angry|bossy|demanding|pushy|abrupt|hostile|mean|direct|strict|stern|snappy)\b|\b(?:tone|calm) (?:it |this )?(?:way |right |a bit |a little )?down\b|\btoo (?:angry|rude|harsh|blunt|aggressive|bossy|demanding|direct)\b`,
    asksWithout`\b(?:rude(?:ness)?|harsh(?:ness)?|aggressive|aggression|blunt(?:ness)?|impolite|angry) ?(?:words?|tone|language|wording|parts?)?\b`,
  ],
  apply(content, _, context) {
    const changed = withCourtesy(asSent(content, context), tellKindly(content, 'polite'), 'polite');
    warnOfLeftovers(findInProse(changed, HARSH), 'These words may sound harsh and were left', context);
    warnOfUntouched(content, changed, context, undefined, BLUNT);
    return changed;
  },
};

/** Words of blame and anger. */
export const HARSH = regex.giu`(?<![\p{L}'’-])(?:${HARSH_WORDS})(?![\p{L}'’-])`;
