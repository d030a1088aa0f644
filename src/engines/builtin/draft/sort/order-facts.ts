import { unmask } from '../text/mask.js';
import type { Brief } from './brief.js';

const FIRST =
  /^(?:please )?(?:(?:start|begin|open|lead)(?: it| off)? with (?<opens>.{3,60})|(?:put |have |with |and )?(?<named>.{3,40}?) (?:(?:comes? )?first|(?:goes )?(?:at|to) the (?:very )?(?:top|start|beginning)))$/i;
const LAST =
  /^(?:please )?(?:(?:end|close|finish)(?: it)? with (?<opens>.{3,60})|(?:put |have |with |and )?(?<named>.{3,40}?) (?:(?:comes? |goes )?(?:last|late)|(?:goes )?(?:at|to) the (?:very )?(?:end|bottom)))$/i;
const COMMON =
  /^(?:the|our|that|this|with|about|from|most|important|thing|part|bit|news|first|last|line|sentence|facts?)$/i;
const STEM = 6;

/** “Start with the loan scissors”, “the price last”: moves the one sentence that has these words. */
export function orderFacts(brief: Brief): void {
  for (const direction of brief.directions) {
    const words = unmask(direction.words).replace(/,? (?:because|as|since) .*$/i, '');
    const first = FIRST.exec(words)?.groups;
    const { opens, named } = first ?? LAST.exec(words)?.groups ?? {};
    const stems = ((opens ?? named)?.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, STEM));
    const found = brief.parts.filter(({ text }) => stems.every((stem) => text.toLowerCase().includes(stem)));
    const [part] = found;
    if (stems.length === 0 || part === undefined || found.length > 1) continue;
    const others = brief.parts.filter((each) => each !== part);
    brief.parts = first ? [part, ...others] : [...others, part];
    direction.isMet = true;
  }
}
