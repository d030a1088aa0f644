import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { isClause } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import type { Plan, PlanContext } from './plan.js';
import { splitSentences } from '../brief/sentences.js';

interface Story {
  client: string | undefined;
  problem: string | undefined;
  solution: string | undefined;
  result: string | undefined;
}

/** The client and the situation, what was done, what came of it, what others can take from it. */
export const caseStudy: Plan = (context) => {
  const { brief } = context;
  const story = readStory(context);
  const client = story.client ?? 'the client';
  const missing = (['problem', 'solution', 'result'] as const).filter((part) => !story[part]);
  if (missing.length > 0)
    context.warnings.push({
      reason: 'few_facts',
      message: `A case study needs ${missing.join(', ')}: give them as "Problem: …", "Solution: …", "Result: …".`,
    });
  const draft = new Draft()
    .title(titleCase(headline(story, brief.labels.get('topic') ?? brief.core)))
    .paragraph(
      story.result ? sentenceOf(story.result, 'The result') : null,
      optional(3, `This is the story of how ${client} got there.`),
    );
  if (story.problem)
    draft
      .section('The situation')
      .paragraph(
        sentenceOf(story.problem, 'The problem'),
        optional(
          4,
          'A problem like this rarely comes alone: it costs time, and it wears on everyone who has to work around it.',
        ),
      );
  if (story.solution)
    draft
      .section('What was done')
      .paragraph(
        sentenceOf(story.solution, 'The answer'),
        optional(4, 'A change like this stands or falls with the people who use it every day.'),
      );
  const rest = [...brief.rest, ...brief.facts.map((fact) => fact.text)].filter(
    (text) =>
      ![story.problem, story.solution, story.result].some((part) => part?.includes(text)) &&
      !brief.quotes.some((quote) => quote.text.includes(text)),
  );
  const clauses = rest.filter((text) => isClause(text));
  const things = rest.filter((text) => !isClause(text));
  if (clauses.length + things.length > 0)
    draft
      .section('In detail')
      .paragraph(...clauses.map(asSentence))
      .bullets(things.map(capitalise));
  for (const quote of brief.quotes)
    draft
      .section(null)
      .paragraph(
        quote.speaker ? `"${quote.text.replace(/[.,]?$/, ',')}" said ${quote.speaker}.` : `"${quote.text}"`,
      );
  if (story.problem && story.result)
    draft
      .section('What others can take from it')
      .paragraph(
        optional(
          2,
          'Start with the problem that people feel every day, change one thing, and measure before and after.',
        ),
        optional(
          3,
          'A result only means something when somebody wrote down where things stood at the beginning.',
        ),
      );
  return draft.section(null).paragraph(brief.callToAction ? callToAction(brief.callToAction) : null);
};

function readStory({ brief }: PlanContext): Story {
  const { labels } = brief;
  const sentences = splitSentences([brief.core, ...brief.rest].join('\n'));
  const find = (pattern: RegExp) => sentences.find((sentence) => pattern.test(sentence));
  const helped =
    /\bhelp(?:ed|s)?\s+((?:\p{Lu}[\p{L}\p{N}'.-]*|&|and|of|the)(?:\s+(?:\p{Lu}[\p{L}\p{N}'.-]*|&|of|the))*)\s+(.+?)(?:\s+(?:by|with|through)\s+(.+))?$/u.exec(
      brief.core,
    );
  const about = /^(?:about|on|for|of)?\s*(?:[Hh]ow\s+)?((?!How\b)(?:\p{Lu}[\p{L}\p{N}&'.-]*\s?)+)/u
    .exec(brief.core)?.[1]
    ?.trim();
  return {
    client: brief.name ?? helped?.[1] ?? about,
    problem:
      labels.get('problem') ??
      (helped ? `the aim was to ${helped[2] ?? ''}` : undefined) ??
      find(
        /\b(?:problem|struggl|waited|lost|too (?:slow|long|many|much)|complain|difficult|manual|before)\b/i,
      ),
    solution:
      labels.get('solution') ??
      helped?.[3] ??
      find(
        /\b(?:introduced|switched|moved to|built|installed|implemented|replaced|started using|rolled out|using|we (?:built|helped|redesigned|automated))\b/i,
      ),
    result:
      labels.get('result') ??
      find(/\b(?:fell|rose|saved|cut|reduced|increased|doubled|halved|now|from \d.* to \d|%)\b/i),
  };
}

/** A clause as it is; a phrase after its label ("The answer: self-service kiosks."). */
function sentenceOf(text: string, label: string): string {
  return isClause(text) || text.split(/\s+/).length > 9
    ? asSentence(capitalise(text))
    : `${label}: ${lowerFirst(text).replace(/[.]$/, '')}.`;
}

function headline({ client, result }: Story, fallback: string): string {
  if (client && result && result.split(/\s+/).length <= 10) return `${client}: ${result.replace(/[.]$/, '')}`;
  if (client) return `Case study: ${client}`;
  return fallback.split(/\s+/).length <= 10 && fallback !== '' ? fallback : 'Case study';
}
