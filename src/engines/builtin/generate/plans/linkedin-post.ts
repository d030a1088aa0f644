import { Draft, optional } from '../realise/draft.js';
import type { PhraseBank } from '../realise/voice.js';
import { listedFacts, statementsOf } from './article-facts.js';
import { capitalise } from '../grammar/casing.js';
import { callToAction } from './call-to-action.js';
import { hashtagLine } from './hashtags.js';
import { findKnowledge } from './know.js';
import { asThatClause, isPersonal, readNews } from './news.js';
import { outline } from './outline.js';
import { kindOfNews } from './announcement.js';
import { NEWS_CLOSE, NEWS_LEAD } from '../data/news-phrases.js';
import type { Plan, PlanContext } from './plan.js';
import { asSentence } from '../realise/polish.js';

const QUESTIONS: PhraseBank = {
  neutral: ['What has worked for you?', 'How do you handle this?', 'What would you add?'],
  formal: ['I would be interested to hear about your experience.'],
  persuasive: ['What would change if you tried one of these this week?'],
  humorous: ['What has worked for you? Asking for a friend, who is me.'],
  empathetic: ['How do you deal with it? You are not alone with this.'],
};

/** A first line that stands alone, short paragraphs, a question to the reader. */
export const linkedinPost: Plan = (context) => {
  const { brief, voice, words } = context;
  const known = findKnowledge(brief, Math.max(2, Math.round((words - 30) / 28)));
  const statements = statementsOf(brief);
  const isNews = brief.topic.kind === 'statement';
  if (!isNews && known.points.length === 0 && statements.length === 0 && brief.facts.length === 0)
    return outline(context);
  const draft = new Draft();
  if (isNews) draft.paragraph(newsLine(context));
  else if (known.frame) draft.paragraph(voice.shuffle(known.frame.context)[0] ?? null);
  draft.paragraph(...statements).bullets(listedFacts(brief).map(capitalise));
  if (!isNews) {
    if (known.points.length > 1)
      draft.paragraph(
        optional(
          2,
          voice.say({
            neutral: known.tellsBenefits
              ? ['Why it matters:', 'What speaks for it:']
              : ['A few things that help:', 'What I would do first:'],
            formal: ['In my view, the following matters:'],
          }),
        ),
      );
    for (const [index, point] of known.points.entries())
      draft.paragraph(optional(index < 2 ? 0 : 1, point.claim), optional(index < 2 ? 1 : 2, point.how));
  }
  draft.paragraph(
    brief.callToAction
      ? callToAction(brief.callToAction)
      : voice.say(isNews ? NEWS_CLOSE[kindOfNews(brief.topic.surface)] : QUESTIONS),
  );
  return draft.line(hashtagLine(brief, 3));
};

function newsLine({ brief, voice }: PlanContext): string {
  const news = readNews(brief);
  if (isPersonal(news)) return asSentence(news.sentence);
  return voice.say(NEWS_LEAD, { news: asThatClause(news, brief.names) }) ?? asSentence(news.sentence);
}
