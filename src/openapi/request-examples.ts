import type { OpenAPIObject } from '@nestjs/swagger';

/** Bodies of the requests whose required fields alone would not show what the operation is for, by operation. */
const REQUEST_EXAMPLES: Readonly<Record<string, object>> = {
  generate: {
    prompt: 'A post about our new bakery in Lisbon',
    template: 'social-post',
    options: { tone: 'friendly', points: ['Open on Sundays', 'Sourdough from our own oven'] },
  },
  refine: {
    content: 'Their is fresh bread every morning, and it dont cost much.',
    instructions: 'Fix the grammar',
  },
  createJobs: {
    operation: 'generate',
    request: { prompt: 'A post about our new bakery in Lisbon', template: 'social-post' },
  },
  createTemplate: {
    id: 'welcome',
    name: 'Welcome note',
    description: 'Welcomes a new colleague in a few warm sentences.',
    instructions: 'Write a welcome note to {{name}}. Name the team and the first day.',
    variables: [{ name: 'name', required: true, description: 'The first name of the new colleague' }],
  },
  changeTemplate: {
    name: 'Welcome note',
    description: 'Welcomes a new colleague in a few warm sentences.',
    instructions: 'Write a welcome note to {{name}} in at most five sentences.',
    variables: [{ name: 'name', required: true, description: 'The first name of the new colleague' }],
  },
  changeWebhook: { enabled: true },
};

/** Adds the examples of request bodies to the document's operations. */
export function addRequestExamples(document: OpenAPIObject) {
  for (const item of Object.values(document.paths))
    for (const operation of [item.post, item.put, item.patch]) {
      const example = REQUEST_EXAMPLES[operation?.operationId ?? ''];
      if (!example || !operation?.requestBody || '$ref' in operation.requestBody) continue;
      operation.requestBody.content['application/json']!.example = example;
    }
}
