import type { Fact } from '../brief/brief.js';
import { splitList } from '../brief/sentences.js';
import { capitalise, titleCase } from '../grammar/casing.js';
import { indefiniteArticle } from '../grammar/joining.js';
import { isVerbPhrase } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import type { PhraseBank } from '../realise/voice.js';
import { callToAction } from './call-to-action.js';
import type { Plan, PlanContext } from './plan.js';

const ABOUT: PhraseBank = {
  neutral: ['{Who} looking for {a role}{where}.'],
  formal: ['{Who} seeking {a role}{where}.'],
  friendly: ['{Who} looking for {a role}{where}, and it might be you.'],
  casual: ['{Who} looking for {a role}{where}. Sounds like you?'],
  enthusiastic: ['{Who} looking for {a role}{where}, and we would love to hear from you!'],
};

const APPLY: PhraseBank = {
  neutral: ['Please send us a short letter and your CV, and tell us when you could start.'],
  formal: [
    'Please send your application with a covering letter and a curriculum vitae, stating your earliest starting date.',
  ],
  friendly: ['Send us your CV and a few lines about yourself: we look forward to meeting you.'],
  casual: ['Drop us a line with your CV and a few words about you.'],
};

interface Parts {
  duties: string[];
  profile: string[];
  offer: string[];
}

/** The role in one sentence, what it involves, what is asked, what is offered, how to apply. */
export const jobDescription: Plan = (context) => {
  const { brief, voice } = context;
  const role = roleOf(context);
  const parts = sortFacts(context);
  const where =
    brief.place && !role.includes(brief.place)
      ? ` ${/^(?:the|a|an|our)\s/i.test(brief.place) ? 'at' : 'in'} ${brief.place}`
      : '';
  const who = brief.brand ? `${brief.brand} is` : 'We are';
  const draft = new Draft()
    .title(titleCase(`${role}${where}`))
    .paragraph(
      voice.say(ABOUT, { who, role, where: where === '' ? undefined : where }) ??
        `${who} looking for ${indefiniteArticle(role)} ${role}.`,
      optional(4, 'Below you will find what the work involves, what we ask for and how to apply.'),
    );
  addList(draft, 'What you will do', parts.duties);
  addList(draft, 'What you bring', parts.profile);
  addList(draft, 'What we offer', parts.offer);
  if (parts.duties.length + parts.profile.length + parts.offer.length === 0)
    context.warnings.push({
      reason: 'few_facts',
      message: 'The prompt names no duties, requirements or conditions: they make the description.',
    });
  const contact = brief.labels.get('contact');
  draft
    .section('How to apply')
    .paragraph(
      brief.callToAction
        ? callToAction(brief.callToAction)
        : contact
          ? callToAction(contact)
          : voice.say(APPLY),
      optional(2, 'If you meet most of the points but not every one of them, please apply all the same.'),
      optional(3, 'If you have questions about the role, you are welcome to ask before you apply.'),
    );
  return draft;
};

function addList(draft: Draft, heading: string, items: readonly string[]): void {
  if (items.length > 0) draft.section(heading).bullets(items.map(capitalise));
}

/** The role without what is told about it: "part-time barista", "senior backend engineer". */
function roleOf({ brief }: PlanContext): string {
  const labelled = brief.labels.get('role');
  const core =
    labelled ?? brief.core.replace(/^(?:for|of|about)\s+/i, '').replace(/^(?:an?|the|our|new)\s+/i, '');
  const head = core.split(/,|:|;|\s(?:in|at|with|who|to join|based|for our|for the|on)\s/i)[0] ?? core;
  const role = head.trim().split(/\s+/).slice(0, 7).join(' ');
  return role === ''
    ? 'new colleague'
    : role.charAt(0).toLowerCase() === role.charAt(0) || /^\p{Lu}{2}/u.test(role)
      ? role
      : role.charAt(0).toLowerCase() + role.slice(1);
}

function sortFacts({ brief }: PlanContext): Parts {
  const parts: Parts = {
    duties: splitList(brief.labels.get('duties') ?? ''),
    profile: splitList(brief.labels.get('requirements') ?? ''),
    offer: splitList(brief.labels.get('offer') ?? ''),
  };
  for (const text of [...brief.points, ...brief.facts.map((fact: Fact) => fact.text)]) {
    if (
      /\b(?:hours?|per week|a week|salary|pay|holiday|days off|vacation|pension|contract|remote|flexible|bonus|discount|team events|budget|training budget|starting|start date|permanent|part-time|full-time|an hour|a month|a year|benefits|insurance|hybrid|home office|days of|euros?|dollars|pounds)\b|[$€£]/i.test(
        text,
      )
    )
      parts.offer.push(text);
    else if (
      (isVerbPhrase(text) && !/^\p{Lu}.*\s\p{Lu}/u.test(text)) ||
      /^\p{Ll}+ing\s/u.test(text) ||
      /^(?:build|lead|manage|write|design|develop|mentor|support|run|plan|coach|train|answer|serve|clean|cook|drive|teach)\b/i.test(
        text,
      )
    )
      parts.duties.push(text);
    else parts.profile.push(text);
  }
  const { price } = brief;
  if (price && !parts.offer.some((text) => text.includes(price))) parts.offer.push(price);
  return parts;
}
