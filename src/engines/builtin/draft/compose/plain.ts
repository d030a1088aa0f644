import type { GenerateJob } from '../../../text-engine.js';
import { isLetter, partText, type Brief } from '../sort/brief.js';
import { asItem } from '../text/tidy.js';
import { apartBlocks, paragraph, render, type Block } from './blocks.js';
import { composeBody } from './body.js';
import { nameOf } from '../sort/needs-model.js';
import { takeTitle } from './take-title.js';
import { nameKind, provenTitle } from '../text/title.js';

/** From this share of sentences on, facts stand as paragraphs. */
const SENTENCE_SHARE = 0.6;

/** The plainest layout: a title, and the facts as sentences or as a list. Used where rules cannot write the text asked for. */
export function composePlain(brief: Brief, job: GenerateJob): string {
  const isNamed = !isLetter(brief) || /invit/i.test(brief.kindName ?? '');
  const title = isNamed && provenTitle(brief.subject) && takeTitle(brief).title;
  const kind = nameKind(kindNameOf(brief) || (job.template.id === 'general' ? 'Facts' : job.template.name));
  const to = brief.recipient?.words && `To: ${brief.recipient.words}`;
  const after = [brief.callToAction, brief.sender && `From: ${brief.sender}`, brief.hashtags.join(' ')];
  const isProse =
    brief.parts.filter((part) => part.kind === 'sentence').length > SENTENCE_SHARE * brief.parts.length;
  const items = [to, ...brief.parts.map(partText), ...after].flatMap((item) => (item ? [asItem(item)] : []));
  const facts: Block[] = isProse
    ? [paragraph(to), ...composeBody(brief.parts), ...after.map((words) => paragraph(words))]
    : [{ kind: 'list', items }];
  return render(
    [{ kind: 'title', text: title || kind }, ...facts, ...apartBlocks(brief)],
    job.options.format,
  );
}

/** The kind of text that a prompt asks for, with its article: “the email”. */
export function kindOf(brief: Brief, { template }: GenerateJob): string {
  const name = template.id === 'general' ? nameOf(kindNameOf(brief)) || 'text' : template.name.toLowerCase();
  return `the ${name}`;
}

/** The kind that a prompt names; “something” and “a few words” name none. */
function kindNameOf({ kindName = '' }: Brief): string {
  return /^(?:some(?:thing)?|smth|sth|(?:a )?few|text|copy|content|paragraph)\b/i.test(kindName)
    ? ''
    : kindName;
}
