import { applyRules, readRules } from '../grammar/read-rules.js';
import { asks, type Operation } from '../operation.js';
import { REMOVERS } from '../removals/removals.js';
import { editProse } from '../text/edit-prose.js';

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
