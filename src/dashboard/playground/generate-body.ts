/** The options with a short text. */
export const TEXT_OPTIONS = ['audience', 'call_to_action', 'recipient', 'sender', 'brand'] as const;
/** The options with a list; a form has one item per line. */
export const LIST_OPTIONS = ['points', 'keywords', 'facts', 'avoid'] as const;
export const NUMBER_OPTIONS = ['seed', 'temperature', 'max_output_tokens'] as const;

type ReadField = (name: string) => string;

/** The beginning of the fields for the variables of a template. */
export const VARIABLE_FIELD = 'variables.';
/** The hidden field with the template whose variables a form has. */
export const VARIABLES_OF = 'variables_of';

/**
 * The names of the variables that a form has fields for. Without the script, a form in which another template was selected
 * still has the fields of the one before, which do not count.
 */
export function variableNames(form: Iterable<readonly [name: string, value: unknown]>): string[] {
  const fields = new Map(form);
  if (fields.has(VARIABLES_OF) && fields.get(VARIABLES_OF) !== fields.get('template')) return [];
  return Array.from(fields.keys())
    .filter((name) => name.startsWith(VARIABLE_FIELD))
    .map((name) => name.slice(VARIABLE_FIELD.length));
}

/** The field of a path in an error: `options.points[0]` is of `points`, and each variable has a field of its own. */
export function fieldOfPath(path: string): string {
  if (path.startsWith(VARIABLE_FIELD)) return path;
  return path.replace(/^options\./, '').replace(/[.[].*$/, '');
}

/**
 * Returns the body of the API request that equals a form of the playground; options and variables that are not set are
 * omitted.
 */
export function toGenerateBody(field: ReadField, names: readonly string[] = []) {
  // Browsers send line ends as CRLF.
  const read = (name: string) => field(name).replaceAll('\r\n', '\n');
  const [model, language, format] = [read('model'), read('language').trim(), read('format')];
  const options = {
    tone: read('tone') || 'neutral',
    length: read('length') || 'medium',
    ...(language && { language }),
    ...(format && { format }),
    ...optionsOf(TEXT_OPTIONS, (name) => read(name).trim() || null),
    ...optionsOf(LIST_OPTIONS, (name) => listOf(read(name))),
    ...optionsOf(NUMBER_OPTIONS, (name) => numberOf(read(name).trim())),
  };
  const variables = optionsOf(names, (name) => read(VARIABLE_FIELD + name) || null);
  return {
    prompt: read('prompt'),
    template: read('template') || 'general',
    ...(Object.keys(variables).length > 0 && { variables }),
    options,
    ...(model && { model }),
  };
}

export function toRefineBody(field: ReadField) {
  const model = field('model');
  const instructions = field('instructions').replaceAll('\r\n', '\n');
  return { generation_id: field('generation_id'), instructions, ...(model && { model }) };
}

function optionsOf<Value>(names: readonly string[], read: (name: string) => Value | null) {
  return Object.fromEntries(
    names.map((name) => [name, read(name)] as const).filter(([, value]) => value !== null),
  );
}

function listOf(text: string): string[] | null {
  const items = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return items.length > 0 ? items : null;
}

/** Returns other text unchanged, so that the API's error names the field. */
function numberOf(text: string): number | string | null {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}
