import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { Describe, apiField } from '../common/validation/describe.js';
import { Optional, Text } from '../common/validation/rules.js';

/** The model that a request for a text names. */
export const RequestedModel = () =>
  applyDecorators(
    Text({ max: 300 }),
    Optional(),
    Describe('The id of a model from `GET /v1/models`. Only that model is called.', 'builtin'),
  );

/** Whether a text is returned as a stream. */
export const Streamed = () =>
  applyDecorators(
    IsBoolean({ message: 'must be true or false' }),
    apiField({ type: 'boolean' }),
    Describe('Return the text as server-sent events.', false),
  );
