import {
  Flag,
  Integer,
  Matching,
  Nested,
  OneOf,
  Optional,
  Text,
  TextList,
} from '../common/validation/rules.js';
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

/** What shapes a text beside its prompt. */
export class GenerateOptions implements WritingOptions {
  @OneOf(TONES, TONE_ALIASES)
  tone: Tone = 'neutral';

  @OneOf(LENGTHS)
  length: Length = 'medium';

  /** A BCP 47 language tag. */
  @Matching(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/, 'must be a BCP 47 language tag, such as en or pt-BR')
  language: string = 'en';

  @OneOf(FORMATS)
  format: Format = 'text';

  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  audience?: string;

  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  call_to_action?: string;

  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  recipient?: string;

  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  sender?: string;

  @Optional()
  @Text({ max: ITEM_LENGTH_MAX })
  brand?: string;

  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  points?: string[];

  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  keywords?: string[];

  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  facts?: string[];

  @Optional()
  @TextList({ items: ITEMS_MAX, max: ITEM_LENGTH_MAX })
  avoid?: string[];

  /** The same seed, engine and input give the same content where the engine is deterministic. */
  @Optional()
  @Integer()
  seed?: number;
}

/** The body of `POST /v1/generate`. */
export class GenerateRequest {
  /** What to write, 1 to 16,000 characters. */
  @Text({ max: 16_000, trim: true })
  prompt: string;

  @Text({ max: 200 })
  template: string = 'general';

  @Nested(() => GenerateOptions)
  options: GenerateOptions = new GenerateOptions();

  /** Answer with a stream of server-sent events. */
  @Flag()
  stream: boolean = false;
}
