import { capitalise, lowerFirst } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { isClause, isVerbPhrase } from '../grammar/phrases.js';
import { asSentence } from '../realise/polish.js';
import type { Draft } from '../realise/draft.js';
import type { PlanContext } from './plan.js';

/** Says the caller's points and facts in a letter or a note: sentences as they are, phrases in one sentence or a list. */
export function statePoints(draft: Draft, { brief, voice }: PlanContext): void {
  const given = [...brief.points, ...brief.facts.map((fact) => fact.text)];
  const clauses = given.filter((text) => isClause(text));
  const phrases = given.filter((text) => !isClause(text));
  if (clauses.length > 0) draft.paragraph(...clauses.map(asSentence));
  if (phrases.length === 0) return;
  const actions = phrases.every((text) => isVerbPhrase(text));
  if (phrases.length <= 3 && !actions) {
    const listed = joinAnd(phrases.map((text) => lowerFirst(text, brief.names)));
    draft.paragraph(
      voice.say(
        {
          neutral: ['It is mainly about {listed}.', 'The main points are {listed}.'],
          formal: ['In particular, this concerns {listed}.'],
          casual: ['Mainly: {listed}.'],
        },
        { listed },
      ) ?? asSentence(`The main points: ${listed}`),
    );
    return;
  }
  draft.paragraph(
    voice.say({ neutral: actions ? ['These are the steps:'] : ['The main points:', 'In short:'] }) ??
      'In short:',
  );
  draft.bullets(phrases.map(capitalise));
}

/** A line that names the caller's points that no other sentence has taken up. */
export function pointLine(text: string, { brief }: PlanContext): string | null {
  const used = text.toLowerCase();
  const missing = brief.points.filter((point) => !used.includes(point.toLowerCase().replace(/[.!?]+$/, '')));
  return missing.length === 0
    ? null
    : `Also on the list: ${joinAnd(missing.map((point) => lowerFirst(point, brief.names)))}.`;
}

/** A line that names keywords no sentence has used, so that each of them stands in the text. */
export function keywordLine(text: string, { brief, voice }: PlanContext): string | null {
  const used = text.toLowerCase();
  const missing = brief.keywords.filter((keyword) => !used.includes(keyword.toLowerCase()));
  if (missing.length === 0) return null;
  const listed = joinAnd(missing);
  return voice.say({ neutral: ['Related: {listed}.'] }, { listed }) ?? `Related: ${listed}.`;
}
