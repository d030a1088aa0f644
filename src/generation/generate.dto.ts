import { IsString, Matches } from 'class-validator';
import { Describe, apiField } from '../common/validation/describe.js';
import { Decimal, Integer, IntegerBetween } from '../common/validation/number-rules.js';
import { Variables } from '../common/validation/variables-rule.js';
import { Nested, OneOf, Optional, Text, TextList } from '../common/validation/rules.js';
import {
  FORMATS,
  LENGTHS,
  TONE_ALIASES,
  TONES,
  type Format,
  type Length,
  type Tone,
} from '../templates/tones.js';
import type { WritingOptions } from '../engines/text-engine.js';
import { LabeledRequest } from './labeled-request.dto.js';
import { RequestedModel, Streamed } from './text-request-fields.js';

const ITEMS_MAX = 20;
const ITEM_LENGTH_MAX = 200;

/** Options that shape a text in addition to its prompt. */
export class GenerateOptions implements WritingOptions {
  @Describe(
    'The tone, case-insensitive. `conversational` (friendly) and `business` (professional) are aliases.',
    'friendly',
  )
  @OneOf(TONES, TONE_ALIASES)
  tone: Tone = 'neutral';

  @Describe(
    'About 100, 300 or 800 words for general and long texts. Some templates define their own lengths. Case-insensitive.',
    'short',
  )
  @OneOf(LENGTHS)
  length: Length = 'medium';

  @Describe('A BCP 47 language tag. The built-in engine writes English.', 'en')
  @apiField({ type: 'string', pattern: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/.source })
  @Matches(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/, {
    message: 'must be a BCP 47 language tag, such as en or pt-BR',
  })
  @IsString({ message: 'must be a string' })
  language: string = 'en';

  @Describe('`text` contains no Markdown. Case-insensitive.', 'text')
  @OneOf(FORMATS)
  format: Format = 'text';

  @Describe('The audience of the text.', 'parents of small children')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX, visible: true })
  audience?: string;

  @Describe('The call to action: what the reader should do.', 'Book a table')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX, visible: true })
  call_to_action?: string;

  @Describe('The recipient of a letter or email.', 'Sam')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX, visible: true })
  recipient?: string;

  @Describe('The sender of a letter or email.', 'Alex')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX, visible: true })
  sender?: string;

  @Describe('The name of the brand.', 'Acme')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX, visible: true })
  brand?: string;

  @Describe('Points that the text must make.', ['Open on Sundays', 'Sourdough from our own oven'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  points?: string[];

  @Describe('Words that the text should contain.', ['sourdough'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  keywords?: string[];

  @Describe('Facts that the text may use.', ['Founded in 1987'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  facts?: string[];

  @Describe('Words that the text must not contain.', ['cheap'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  avoid?: string[];

  @Describe('With a deterministic engine, the same seed and input give the same content.', 42)
  @Optional()
  @Integer()
  seed?: number;

  @Describe(
    'The sampling temperature. If the model does not support one, it is omitted, with a warning.',
    0.7,
  )
  @Optional()
  @Decimal({ min: 0, max: 2 })
  temperature?: number;

  @Describe('The maximum number of output tokens. It can only lower the limit of `length`.', 500)
  @Optional()
  @IntegerBetween({ min: 1, max: 8_192 })
  max_output_tokens?: number;
}

/** The body of `POST /v1/generate`. */
export class GenerateRequest extends LabeledRequest {
  @Describe(
    'What to write. Trimmed, then counted in Unicode code points.',
    'A post about our new bakery in Lisbon',
  )
  @Text({ max: 16_000, trim: true, visible: true })
  prompt: string;

  @Describe(
    'The id of a template from `GET /v1/templates`. `id@version` is a version of a custom template.',
    'social-post',
  )
  @Text({ max: 200 })
  template: string = 'general';

  @Describe('Values for the variables of a custom template, by name. Required variables must be set.', {
    name: 'Sam',
  })
  @Optional()
  @Variables()
  variables?: Record<string, string>;

  @Describe('Options that shape the text.')
  @Nested(() => GenerateOptions)
  options: GenerateOptions = new GenerateOptions();

  @RequestedModel()
  model?: string;

  @Streamed()
  stream: boolean = false;
}
