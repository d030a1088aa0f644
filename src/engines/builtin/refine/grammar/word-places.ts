import { classOf } from './word-classes.js';
import { regex } from '../../text/regex.js';

const DETERMINER = regex.iu`(?<!\p{L})(?:an?|the|my|our|your|his|her|its|their|this|that|every|each|another)\s$`;
const MODAL = regex.iu`(?:(?<!\p{L})(?:can|could|will|would|should|must|cannot)|n['’]t)\s$`;
/** What follows a noun phrase. */
const PHRASE_END = regex.u`^(?:[.;:!?)]|$| (?:because|since|for|from|in|at|on|of|to|with|by|when|while|is|was|has|that|which|who|I|we|you|he|she|they|it|last|yesterday|today)\b)`;

/** Whether a word may stand between `before` and `after`, as far as its class tells: no past tense after “a”. */
export function fits(word: string, before: string, after: string): boolean {
  const classes = classOf(word.toLowerCase());
  if (classes === '') return true;
  if (DETERMINER.test(before) && PHRASE_END.test(after)) return /[NSG]/.test(classes);
  return !MODAL.test(before) || /[VRFJ]/.test(classes);
}
