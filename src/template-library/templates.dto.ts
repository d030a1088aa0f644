import { IsBoolean, IsIn, Matches } from 'class-validator';
import { apiField, Describe } from '../common/validation/describe.js';
import { NestedList } from '../common/validation/nested-list-rule.js';
import { Nested, Optional, Text } from '../common/validation/rules.js';
import { SingleLine } from '../common/validation/single-line-rule.js';
import { Variables } from '../common/validation/variables-rule.js';
import {
  DESCRIPTION_LENGTH_MAX,
  EXAMPLE_CONTENT_LENGTH_MAX,
  EXAMPLE_PROMPT_LENGTH_MAX,
  INSTRUCTIONS_LENGTH_MAX,
  NAME_LENGTH_MAX,
  TEMPLATE_ID,
  VARIABLE_DESCRIPTION_LENGTH_MAX,
  VARIABLE_NAME,
  VARIABLES_MAX,
} from './template-limits.js';

/** A variable in the body of a template. */
class VariableRequest {
  @Describe(
    'Lowercase letters, digits and underscores. `{{name}}` in `instructions` stands for its value.',
    'name',
  )
  @apiField({ type: 'string', pattern: VARIABLE_NAME.source })
  @Matches(VARIABLE_NAME, {
    message: 'must be 1 to 40 lowercase letters, digits and underscores, and begin with a letter',
  })
  @Text({ max: 200 })
  name: string;

  @Describe('The type of its value.', 'string')
  @IsIn(['string'], { message: 'must be string' })
  @apiField({ type: 'string', enum: ['string'] })
  type = 'string' as const;

  @Describe('Whether a request must give a value.', true)
  @apiField({ type: 'boolean' })
  @IsBoolean({ message: 'must be true or false' })
  required: boolean = false;

  @Describe('What its value should be.', 'The first name of the new colleague')
  @Text({ min: 0, max: VARIABLE_DESCRIPTION_LENGTH_MAX, trim: true })
  description: string = '';
}

/** The request of an example. */
class ExampleRequest {
  @Describe('What to write.', 'She starts on Monday in the support team')
  @Text({ max: EXAMPLE_PROMPT_LENGTH_MAX, trim: true, visible: true })
  prompt: string;

  @Describe('The values of the variables, by their names.', { name: 'Sam' })
  @Optional()
  @Variables()
  variables?: Record<string, string>;
}

/** A request by a template, and a text that it could lead to. */
class TemplateExample {
  @Describe('A request by the template.')
  @Nested(() => ExampleRequest)
  request: ExampleRequest;

  @Describe('A text that the request could lead to.', 'Welcome, Sam! …')
  @Text({ max: EXAMPLE_CONTENT_LENGTH_MAX, trim: true, visible: true })
  content: string;
}

/** What templates are created and replaced with. */
class TemplateBody {
  @Describe('The name in lists.', 'Welcome note')
  @SingleLine({ max: NAME_LENGTH_MAX })
  name: string;

  @Describe('What the template is for.', 'Welcomes a new colleague in a few warm sentences.')
  @Text({ max: DESCRIPTION_LENGTH_MAX, trim: true, visible: true })
  description: string;

  @Describe(
    'The instructions for the model. `{{name}}` stands for the value of a variable.',
    'Write a welcome note to {{name}}. Name the team and the first day.',
  )
  @Text({ max: INSTRUCTIONS_LENGTH_MAX, trim: true, visible: true })
  instructions: string;

  @Describe('The variables whose values a request gives in `variables`.')
  @NestedList(() => VariableRequest, { items: VARIABLES_MAX })
  variables: VariableRequest[] = [];

  @Describe('An example, which is shown with the template and not sent to a model.')
  @Optional()
  @Nested(() => TemplateExample)
  example?: TemplateExample;
}

const TemplateId = () =>
  Matches(TEMPLATE_ID, {
    message: 'must be 1 to 64 lowercase letters, digits and hyphens, and begin with a letter',
  });

/** The body of `POST /v1/templates`. */
export class NewTemplateRequest extends TemplateBody {
  @Describe('The value for `template` in requests: lowercase letters, digits and hyphens.', 'welcome')
  @apiField({ type: 'string', pattern: TEMPLATE_ID.source })
  @TemplateId()
  @Text({ max: 200 })
  id: string;
}

/** The body of `PUT /v1/templates/{id}`. */
export class TemplateChangeRequest extends TemplateBody {
  @Describe('The id of the path; it cannot be changed.', 'welcome')
  @apiField({ type: 'string', pattern: TEMPLATE_ID.source })
  @Optional()
  @Text({ max: 200 })
  id?: string;
}
