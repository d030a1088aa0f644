import type { Fact } from '../brief/brief.js';
import { toInfinitive } from '../grammar/tagger.js';
import { joinAnd, indefiniteArticle } from '../grammar/joining.js';
import { capitalise } from '../grammar/casing.js';
import { isClause } from '../grammar/phrases.js';
import { trimPhrase } from '../brief/sentences.js';
import { Draft } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import type { Plan, PlanContext } from './plan.js';

const PAST_OR_PRESENT =
  /^(?:studie[sd]|wrote|writes|lives?|lived|works?|worked|teaches|taught|won|wins|founded|founds|leads?|led|runs?|ran|speaks?|holds?|held|has|had|is|was|grew|moved|trained|graduated|published|publishes|plays?|played|enjoys?|loves?|likes?|builds?|built|designs?|designed|makes?|made|specialises|specializes|specialised|specialized|helps?|helped|advises?|advised|manages?|managed|created|creates|collects?|volunteers?|coaches|coached|researches|researched|joined|earned|received|completed|started|spent|served|exhibited|exhibits|performs?|performed|hosts?|hosted|co-founded|edits?|edited|sings?|sang|paints?|painted|cooks?|cooked|sails?|hikes?|climbs?|runs)\b/i;

/** Who somebody is in the first sentence, then what they do and have done; in the third person, or in the first if asked. */
export const bio: Plan = (context) => {
  const { brief } = context;
  const isFirstPerson = /\bfirst[- ]person\b|^(?:I am|I'm|my name is)\b/i.test(brief.text);
  const name = brief.name ?? brief.sender ?? 'The author';
  const short = shortName(name, context);
  const { role, facts } = readLife(context, name);
  const draft = new Draft();
  const first = isFirstPerson
    ? `I am ${name}${role ? `, ${withRoleArticle(role)}` : ''}.`
    : role
      ? `${name} is ${withRoleArticle(role)}.`
      : `${name}.`;
  draft.paragraph(
    role || isFirstPerson ? first : null,
    ...tellFacts(facts, isFirstPerson ? 'I' : short, isFirstPerson),
  );
  const clauses = brief.rest.filter(
    (text) => isClause(text) && !facts.some((fact) => text.includes(fact.text)),
  );
  draft.paragraph(...clauses.map(asSentence));
  if (!role && facts.length === 0)
    context.warnings.push({
      reason: 'few_facts',
      message: 'The prompt tells little of the person: role, work, places and interests make a biography.',
    });
  if (!role && facts.length === 0 && clauses.length === 0)
    draft.paragraph(asSentence(capitalise(brief.core === '' ? name : brief.core)));
  return draft.paragraph(brief.callToAction ? callToAction(brief.callToAction) : null);
};

/** What follows the name: the first phrase says what they are, the others what they do. */
function readLife({ brief }: PlanContext, name: string): { role: string | undefined; facts: Fact[] } {
  const after = trimPhrase(
    brief.core.replace(/^(?:(?:of|for|about)\s+|(?:I am|I'm|my name is)\s+)/i, '').replace(name, ''),
  );
  const labelled = brief.labels.get('role');
  const [head = '', ...others] = after.split(/,\s+(?:and\s+)?/);
  const candidate = labelled ?? (after === '' ? undefined : head.replace(/^(?:is|who is|works as)\s+/i, ''));
  const isRole =
    candidate !== undefined && !PAST_OR_PRESENT.test(candidate) && !/^\d|^who\b/i.test(candidate);
  const facts = brief.facts.filter((fact) => fact.text.toLowerCase() !== candidate?.toLowerCase());
  const extra = (labelled || !isRole ? [head, ...others] : others)
    .filter((text) => text !== '' && !facts.some((fact) => fact.text === text))
    .map((text): Fact => ({ kind: 'statement', text }));
  return { role: isRole ? candidate : undefined, facts: facts.length > 0 ? facts : extra };
}

function withRoleArticle(role: string): string {
  return /^(?:an?|the|our|one of|head of|director of|ceo|cto|founder|co-founder|chair|president|managing director|professor of)\b/i.test(
    role,
  )
    ? role
    : `${indefiniteArticle(role)} ${role}`;
}

/** Facts with a verb are told of the person in pairs; the others are listed at the end. */
function tellFacts(facts: readonly Fact[], subject: string, isFirstPerson: boolean): string[] {
  const predicates = facts
    .filter((fact) => PAST_OR_PRESENT.test(fact.text))
    .map((fact) => fact.text.charAt(0).toLowerCase() + fact.text.slice(1));
  const others = facts.filter((fact) => !PAST_OR_PRESENT.test(fact.text)).map((fact) => fact.text);
  const said = predicates.map((predicate) => (isFirstPerson ? firstPerson(predicate) : predicate));
  const sentences: string[] = [];
  for (let index = 0; index < said.length; index += 3)
    sentences.push(`${subject} ${joinAnd(said.slice(index, index + 3))}.`);
  const clauses = others.filter((text) => isClause(text)).map(asSentence);
  const things = others.filter((text) => !isClause(text));
  return [
    ...sentences,
    ...clauses,
    ...(things.length > 0
      ? [
          `${subject === 'I' ? 'My' : 'Also of note'}${subject === 'I' ? ' background' : ''}: ${joinAnd(things)}.`,
        ]
      : []),
  ];
}

function firstPerson(predicate: string): string {
  const [verb = '', ...rest] = predicate.split(' ');
  const form = /^(?:is)$/i.test(verb)
    ? 'am'
    : /^has$/i.test(verb)
      ? 'have'
      : /[^s]s$/i.test(verb) && !/^(?:was)$/i.test(verb)
        ? toInfinitive(verb, 'PresentTense')
        : verb;
  return [form, ...rest].join(' ');
}

/** The first name among friends, the family name elsewhere, the title kept where there is one. */
function shortName(name: string, { voice }: PlanContext): string {
  const words = name.split(' ');
  const title = /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir)\.?$/.test(words[0] ?? '') ? words[0] : undefined;
  if (words.length === 1) return name;
  if (title) return `${title} ${words.at(-1)}`;
  return voice.contracts ? (words[0] ?? name) : (words.at(-1) ?? name);
}
