import { findTemplate } from '../../../templates/catalogue.js';
import type { TemplateDefinition } from '../../../templates/template-definition.js';
import type { GenerateJob, Warning } from '../../text-engine.js';
import type { Brief } from './brief/brief.js';
import { readBrief } from './brief/read-brief.js';
import { countWords } from './grammar/joining.js';
import { article } from './plans/article.js';
import { outline } from './plans/outline.js';
import type { PlanContext } from './plans/plan.js';
import { PLANS } from './plans/plans.js';
import { keywordLine, pointLine } from './plans/stated.js';
import { containsAny } from './realise/avoided-words.js';
import { fitToLength, LENGTH_TOLERANCE } from './realise/fit-to-length.js';
import { contract, tidy } from './realise/polish.js';
import { render } from './realise/render.js';
import { SeededChoice } from './realise/seeded-choice.js';
import { Voice } from './realise/voice.js';

/** A written text and what its caller should know about it. */
export interface ComposedText {
  content: string;
  warnings: Warning[];
}

/**
 * Writes a text by rule: the prompt is read into a brief, the template's plan lays the text out, sentences are
 * chosen from phrase banks and curated knowledge, and the whole is fitted to its length. Pure: the same job gives
 * the same text. Never throws and never returns an empty text; what it could not do is a warning.
 */
export function composeText(job: GenerateJob): ComposedText {
  const brief = readBrief(job);
  const template = findTemplate(brief.templateId) ?? job.template;
  const words = wordsAskedFor(job, brief, template.lengths[job.options.length].words);
  const voice = new Voice(toneAskedFor(job, brief), new SeededChoice(seedOf(job)), brief.avoid);
  const context: PlanContext = { brief, voice, length: job.options.length, words, warnings: [] };
  const content = write(context, job, template);
  return {
    content,
    warnings: [
      ...context.warnings,
      ...checkText(content, brief, template.hasFixedForm ? null : words, context.warnings),
    ],
  };
}

function write(context: PlanContext, job: GenerateJob, template: TemplateDefinition): string {
  const planName = template.plan;
  const { brief, voice, words } = context;
  if (!brief.looksEnglish)
    context.warnings.push({
      reason: 'language_not_english',
      message:
        'The prompt does not seem to be in English: the built-in engine reads and writes English only.',
    });
  const plan = brief.looksEnglish && brief.isReadable ? (PLANS[planName] ?? article) : outline;
  const sections = fitToLength(plan(context), words, brief.avoid);
  const rendered = finish(render(sections, job.options.format), voice);
  const extra = template.hasFixedForm || planName === 'summary' ? [] : [pointLine(rendered, context)];
  const lines = [...extra, keywordLine(rendered, context)].filter((line) => line !== null);
  const whole = tidy([rendered, ...lines].join('\n\n'));
  return whole || finish(render(fitToLength(outline(context), words, []), job.options.format), voice);
}

function finish(text: string, voice: Voice): string {
  return tidy(voice.contracts ? contract(text) : text);
}

/** A number of words in the prompt counts where the options leave the length at its default. */
function wordsAskedFor(job: GenerateJob, brief: Brief, templateWords: number): number {
  if (job.options.length !== 'medium' || brief.words === undefined) return templateWords;
  return Math.min(Math.max(brief.words, 20), 1200);
}

/** A tone in the prompt counts where the options leave it at its default. */
function toneAskedFor(job: GenerateJob, brief: Brief): GenerateJob['options']['tone'] {
  return job.options.tone === 'neutral' ? (brief.tone ?? 'neutral') : job.options.tone;
}

function seedOf({ prompt, template, options }: GenerateJob): string {
  const { seed, ...shaping } = options;
  const stable = Object.entries(shaping).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([template.id, prompt, stable, seed ?? null]);
}

/** Warnings that already say why a text is shorter than asked for. */
const SHORT_BY_NATURE = new Set(['nothing_to_summarise', 'outline_only']);

function checkText(
  content: string,
  brief: Brief,
  words: number | null,
  known: readonly Warning[],
): Warning[] {
  const warnings: Warning[] = [];
  const avoided = brief.avoid.filter((term) => containsAny(content, [term]));
  if (avoided.length > 0)
    warnings.push({
      reason: 'avoid_not_met',
      message: `The prompt itself calls for: ${avoided.join(', ')}.`,
    });
  if (words === null) return warnings;
  const written = countWords(content);
  const isOff = Math.abs(written - words) > words * LENGTH_TOLERANCE;
  if (isOff && !known.some((warning) => SHORT_BY_NATURE.has(warning.reason)))
    warnings.push({
      reason: 'length_not_met',
      message: `The text has ${written} words, about ${words} were asked for: ${written < words ? 'the built-in engine does not pad; more facts or points in the request make a longer text' : 'what the request holds needs more room'}.`,
    });
  return warnings;
}
