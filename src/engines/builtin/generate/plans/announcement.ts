import {
  NEWS_CLOSE,
  NEWS_EXPECT,
  NEWS_INCLUDES,
  NEWS_LEAD,
  NEWS_LEAD_THING,
  NEWS_MORE,
} from '../data/news-phrases.js';
import type { Fact } from '../brief/brief.js';
import { findTime } from '../brief/details.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { isClause } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import { asThatClause, isPersonal, readNews, type News } from './news.js';
import type { Plan, PlanContext } from './plan.js';
import { prepareFacts } from './product-facts.js';
import type { Voice } from '../realise/voice.js';

export type NewsKind = keyof typeof NEWS_CLOSE;

/** Headline, the news in the first sentence, what is new or to be expected, when and where, what to do now. */
export const announcement: Plan = (context) => {
  const { brief, voice, length } = context;
  const news = readNews(brief);
  const kind = kindOfNews(news.sentence);
  const draft = new Draft()
    .title(titleCase(brief.labels.get('topic') ?? news.headline))
    .paragraph(
      leadOf(news, context),
      ...extrasOf(context, kind, news.sentence),
      brief.reason ? asSentence(`The reason: ${brief.reason}`) : null,
    );
  const statements = [...brief.points, ...brief.facts.map((fact) => fact.text)].filter((text) =>
    isClause(text),
  );
  draft.paragraph(...statements.map(asSentence));
  const glance = atAGlance(context);
  if (glance.length > 1 && length !== 'short') draft.section('At a glance').bullets(glance).section(null);
  draft.paragraph(
    ...NEWS_MORE[kind].map((sentence, index) => optional(3 + index, voice.say([sentence]))),
    brief.callToAction ? callToAction(brief.callToAction) : optional(1, voice.say(NEWS_CLOSE[kind])),
  );
  if (brief.sender ?? brief.brand) draft.line([brief.sender, brief.brand].filter(Boolean).join(', '));
  return draft;
};

function leadOf(news: News, { brief, voice }: PlanContext): string {
  const slots = { news: asThatClause(news, brief.names) };
  if (
    isPersonal(news) ||
    /^(?:we are|we're)\s+(?:happy|pleased|proud|delighted|excited|glad)/i.test(news.sentence)
  )
    return asSentence(news.sentence);
  return (
    voice.say(news.isClause ? NEWS_LEAD : NEWS_LEAD_THING, slots) ?? asSentence(capitalise(news.sentence))
  );
}

function extrasOf({ brief, voice }: PlanContext, kind: NewsKind, said: string): (string | null)[] {
  const isNew = (text: string) =>
    !isClause(text) && !isTimetable(text) && !said.includes(text.replace(/^with\s+/i, ''));
  const facts = brief.facts.filter((fact) => isNew(fact.text));
  const told = kind === 'person' ? [] : facts.filter((fact) => SAYS_WHAT_IT_DOES.has(fact.kind));
  const phrases = [
    ...brief.points.filter(isNew),
    ...facts.filter((fact) => !told.includes(fact)).map((fact) => fact.text),
  ];
  const listed = splitLastPair(phrases.map((text) => lowerFirst(text, brief.names)));
  const bank = kind === 'release' ? NEWS_INCLUDES : NEWS_EXPECT;
  const extras =
    kind === 'person' || kind === 'change'
      ? listed.map((text) => asSentence(capitalise(text)))
      : [listed.length > 0 ? voice.say(bank, { extras: joinAnd(listed) }) : null];
  return [tellOf(told, brief.names, voice), ...extras];
}

const SAYS_WHAT_IT_DOES: ReadonlySet<Fact['kind']> = new Set(['does', 'is', 'material', 'spec']);

/** "It weighs 200 g and folds to pocket size." */
function tellOf(facts: readonly Fact[], names: ReadonlySet<string>, voice: Voice): string | null {
  const predicates = prepareFacts(facts, false, voice, names).map((fact) => fact.predicate);
  return predicates.length > 0 ? asSentence(`It ${joinAnd(predicates)}`) : null;
}

/** The last of "3D printers, sewing machines and a laser cutter" holds two. */
function splitLastPair(phrases: readonly string[]): string[] {
  return phrases.flatMap((text, index) =>
    index > 0 && index === phrases.length - 1 && text.split(/\s+/).length < 9
      ? text.split(/\s+and\s+/)
      : [text],
  );
}

function isTimetable(text: string): boolean {
  return /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b.*\d/.test(text);
}

function atAGlance({ brief }: PlanContext): string[] {
  const time = findTime(brief.text);
  const times = brief.facts.filter((fact) => isTimetable(fact.text)).map((fact) => capitalise(fact.text));
  const when = [brief.date, time && !brief.date?.includes(time) ? time : undefined]
    .filter(Boolean)
    .join(', ');
  return [
    when && `When: ${when}`,
    brief.place && `Where: ${capitalise(brief.place.replace(/^the\s+/i, ''))}`,
    brief.price && `Price: ${brief.price}`,
    ...times,
  ].filter((line): line is string => Boolean(line));
}

/** What kind of news it is, by its verbs. */
export function kindOfNews(sentence: string): NewsKind {
  if (
    /\b(?:hiring|vacanc(?:y|ies)|looking for (?:an?|two|three|new)|job opening|join our team)\b/i.test(
      sentence,
    )
  )
    return 'vacancy';
  if (/\b(?:opens?|opening|reopens?)\b/i.test(sentence) && !/\bopening hours\b/i.test(sentence))
    return 'opening';
  if (
    /\b(?:joins?|joined|appointed|promoted|hired|welcome[sd]?|head of|new (?:ceo|director|manager))\b/i.test(
      sentence,
    )
  )
    return 'person';
  if (/\b(?:version|release[sd]?|update|app|software|feature|is out)\b/i.test(sentence)) return 'release';
  if (
    /\b(?:clos(?:es?|ing|ed)|mov(?:es?|ing|ed)|chang(?:es?|ing|ed)|hours|prices?|policy|merger|rename[sd]?|extend\w*|relocat\w+|switch\w*)\b/i.test(
      sentence,
    )
  )
    return 'change';
  if (
    /\b(?:concert|festival|fair|workshop|conference|party|season|exhibition|meetup|race|event|celebrat\w+|hosts?|tournament|webinar|open day|market|reading|play)\b/i.test(
      sentence,
    )
  )
    return 'event';
  return 'other';
}
