import { isLetter, type Brief } from './brief.js';

/** “… for our cook Gerda who retires on 3 May”: gives a relative clause that opens the content its subject. */
export function mendFragment(brief: Brief): void {
  const { subject = '', parts } = brief;
  const [clause] = /(?<=^(?:who|which)\s)\S[^:]*$/is.exec(parts[0]?.text ?? '') ?? [];
  if (clause === undefined || isLetter(brief) || !/^(?:(?:the|our|my)\s|\p{Lu})/u.test(subject)) return;
  parts[0] = { kind: 'sentence', text: `${subject} ${clause}` };
}
