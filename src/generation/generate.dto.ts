import { IsBoolean, IsString, Matches } from 'class-validator';
import { Describe, described } from '../common/validation/describe.js';
import { Decimal, IntegerBetween } from '../common/validation/number-rules.js';
import { Integer, Nested, OneOf, Optional, Text, TextList } from '../common/validation/rules.js';
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

const ITEMS_MAX = 20;
const ITEM_LENGTH_MAX = 200;

/** Options that shape a text in addition to its prompt. */
export class GenerateOptions implements WritingOptions {
  @Describe(
    'How it sounds, in any case of letters; `conversational` (friendly) and `business` (professional) are understood too.',
    'friendly',
  )
  @OneOf(TONES, TONE_ALIASES)
  tone: Tone = 'neutral';

  @Describe(
    'About 100, 300 or 800 words for general and long forms; a template may have lengths of its own.',
    'short',
  )
  @OneOf(LENGTHS)
  length: Length = 'medium';

  @Describe('A BCP 47 language tag. The built-in engine writes English.', 'en')
  @described({ type: 'string', pattern: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/.source })
  @Matches(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/, {
    message: 'must be a BCP 47 language tag, such as en or pt-BR',
  })
  @IsString({ message: 'must be a string' })
  language: string = 'en';

  @Describe('`text` has no Markdown marks.', 'text')
  @OneOf(FORMATS)
  format: Format = 'text';

  @Describe('Who is to read it.', 'parents of small children')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  audience?: string;

  @Describe('What the reader is to do next.', 'Book a table')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  call_to_action?: string;

  @Describe('Whom a letter is for.', 'Sam')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  recipient?: string;

  @Describe('Whom a letter is from.', 'Alex')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  sender?: string;

  @Describe('The name of the brand.', 'Acme')
  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  brand?: string;

  @Describe('What it must say.', ['Open on Sundays', 'Sourdough from our own oven'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  points?: string[];

  @Describe('Words it should contain.', ['sourdough'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  keywords?: string[];

  @Describe('What it may rely on.', ['Founded in 1987'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  facts?: string[];

  @Describe('Words it must not contain.', ['cheap'])
  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  avoid?: string[];

  @Describe('The same seed, engine and input give the same content where the engine is deterministic.', 42)
  @Optional()
  @Integer()
  seed?: number;

  @Describe('How freely the model writes. A model that takes no temperature gets none, with a warning.', 0.7)
  @Optional()
  @Decimal({ min: 0, max: 2 })
  temperature?: number;

  @Describe('The most tokens the text may have. It can only lower the cap of `length`.', 500)
  @Optional()
  @IntegerBetween({ min: 1, max: 8_192 })
  max_output_tokens?: number;
}

/** The body of `POST /v1/generate`. */
export class GenerateRequest {
  @Describe(
    'What to write. Counted in characters (code points), trimmed.',
    'A post about our new bakery in Lisbon',
  )
  @Text({ max: 16_000, trim: true })
  prompt: string;

  @Describe('The id of a template; `GET /v1/templates` lists them.', 'social-post')
  @Text({ max: 200 })
  template: string = 'general';

  @Describe('What shapes the text beside the prompt.')
  @Nested(() => GenerateOptions)
  options: GenerateOptions = new GenerateOptions();

  @Describe('The id of a model from `GET /v1/models`; then only that one is called.', 'builtin')
  @Optional()
  @Text({ max: 300 })
  model?: string;

  @Describe('Answer with a stream of server-sent events.', false)
  @described({ type: 'boolean' })
  @IsBoolean({ message: 'must be true or false' })
  stream: boolean = false;
}
