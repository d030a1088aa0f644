import { NEWS_LEAD, NEWS_LEAD_THING } from '../data/news-phrases.js';
import { capitalise, lowerFirst } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { isClause } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import { hashtagLine } from './hashtags.js';
import { findKnowledge } from './know.js';
import { kindOfNews } from './announcement.js';
import { NEWS_CLOSE } from '../data/news-phrases.js';
import { asThatClause, readNews } from './news.js';
import type { Plan, PlanContext } from './plan.js';

/** The message first, what comes with it, what to do, hashtags. Within 280 characters where it is for X. */
export const socialPost: Plan = (context) => {
  const { brief, voice } = context;
  const draft = new Draft();
  const news = readNews(brief);
  const known = findKnowledge(brief, 2);
  const isAdvice =
    !news.isClause &&
    brief.facts.length === 0 &&
    known.points.length > 0 &&
    !/^(?:our|my|the new|new)\b/i.test(news.sentence);
  if (isAdvice)
    draft.paragraph(
      known.points[0]?.claim,
      optional(1, known.points[0]?.how),
      optional(2, known.points[1]?.claim),
    );
  else draft.paragraph(leadLine(context), ...extras(context, news.sentence));
  draft.paragraph(
    brief.callToAction
      ? callToAction(brief.callToAction)
      : isAdvice
        ? optional(2, voice.say({ neutral: ['What has worked for you?'], formal: [] }))
        : optional(1, voice.say(NEWS_CLOSE[kindOfNews(news.sentence)])),
  );
  return draft.line(hashtagLine(brief, 3));
};

function leadLine({ brief, voice }: PlanContext): string {
  const news = readNews(brief);
  const slots = { news: asThatClause(news, brief.names) };
  return (
    voice.say(news.isClause ? NEWS_LEAD : NEWS_LEAD_THING, slots) ?? asSentence(capitalise(news.sentence))
  );
}

function extras({ brief }: PlanContext, said: string): string[] {
  const given = [...brief.points, ...brief.facts.map((fact) => fact.text)].filter(
    (text) => !said.includes(text),
  );
  const clauses = given.filter((text) => isClause(text)).map(asSentence);
  const phrases = given.filter((text) => !isClause(text)).map((text) => lowerFirst(text, brief.names));
  return [...clauses, ...(phrases.length > 0 ? [asSentence(capitalise(joinAnd(phrases)))] : [])];
}
