import { capitalise, titleCase } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { isClause } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import { callToAction } from './call-to-action.js';
import { readNews } from './news.js';
import type { Plan } from './plan.js';

/** Headline, dateline, the news in the first sentence, facts, a quotation if one is given, who it is about, contact. */
export const pressRelease: Plan = (context) => {
  const { brief, voice } = context;
  const news = readNews(brief);
  const place = brief.labels.get('place') ?? cityOf(brief.place);
  const dateline = [place, brief.labels.get('date')].filter(Boolean).join(', ');
  const facts = [...brief.points, ...brief.facts.map((fact) => fact.text)].filter(
    (text) => !brief.quotes.some((quote) => quote.text.includes(text) || text.includes('said')),
  );
  const clauses = facts.filter((text) => isClause(text));
  const phrases = facts.filter((text) => !isClause(text) && !news.sentence.includes(text));
  const draft = new Draft()
    .line('Press release')
    .title(titleCase(brief.labels.get('topic') ?? news.headline))
    .paragraph(
      `${dateline ? `${dateline} – ` : ''}${asSentence(thirdPerson(news.sentence, brief.brand))}`,
      ...clauses.map((text) => asSentence(thirdPerson(text, brief.brand))),
    );
  if (phrases.length > 2) draft.section('The facts in brief').bullets(phrases.map(capitalise)).section(null);
  else if (phrases.length > 0) draft.paragraph(asSentence(capitalise(joinAnd(phrases))));
  for (const quote of brief.quotes)
    draft.paragraph(
      quote.speaker ? `"${quote.text.replace(/[.,]?$/, ',')}" said ${quote.speaker}.` : `"${quote.text}"`,
    );
  if (brief.quotes.length === 0)
    context.warnings.push({
      reason: 'quote_missing',
      message: 'A press release usually quotes somebody: give the words and the speaker in the prompt.',
    });
  draft.paragraph(
    brief.callToAction ? callToAction(brief.callToAction) : null,
    optional(
      2,
      voice.say({
        neutral: [
          'Further information and interviews are available on request.',
          'We are happy to answer questions and to arrange interviews.',
        ],
        formal: ['Further information and interview requests will be answered promptly.'],
      }),
    ),
    optional(3, 'Reprinting is free of charge; a copy or a link is appreciated.'),
  );
  const contact = brief.labels.get('contact') ?? brief.sender;
  if (contact) draft.line(`Contact: ${[contact, brief.brand].filter(Boolean).join(', ')}`);
  return draft.line('Ends');
};

/** A press release speaks of its sender in the third person where the sender is named. */
function thirdPerson(text: string, brand: string | undefined): string {
  if (!brand) return text;
  return text
    .replace(/^We are\b/i, `${brand} is`)
    .replace(/^We have\b/i, `${brand} has`)
    .replace(/^(?:we|our company)\b/i, brand)
    .replace(/^our\b/i, `${brand}'s`)
    .replace(/\bour\b/g, 'its');
}

function cityOf(place: string | undefined): string | undefined {
  return place &&
    /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(place) &&
    !/(?:Street|Road|Hall|Park|Square)$/.test(place)
    ? place
    : undefined;
}
