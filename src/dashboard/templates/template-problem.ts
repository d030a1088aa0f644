import { AppError, type ErrorDetail } from '../../common/errors/app-error.js';
import { throwAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';

/** The fields of the form by the paths of the API, each with its name in a sentence. */
const FIELDS: readonly (readonly [path: RegExp, field: string, name: string])[] = [
  [/^id$/, 'id', 'the ID'],
  [/^(name|description|instructions|variables)$/, '$1', '$1'],
  [/^variables\.(\d+)\.(name|description)$/, 'variables', 'the $2 of variable $1'],
  [/^variables\b.*$/, 'variables', 'variables'],
  [/^example\.request\.prompt$/, 'example_prompt', 'the prompt of the example'],
  [/^example\.content$/, 'example_content', 'the text of the example'],
  [/^example\.request\.variables\.(.*)$/, 'example_variables', 'the value “$1” of the example'],
  [/^example\b.*$/, 'example_variables', 'the example'],
];

/** Runs a change of a template; errors of the API become those of a form, at the field that they are about. */
export async function asFormProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') throw error;
    const { details = [], message } = error;
    throwAll(details.map(toUserError));
    throw new UserError(message);
  }
}

function toUserError(detail: ErrorDetail): UserError {
  const found = FIELDS.find(([path]) => path.test(detail.path));
  if (!found) return new UserError(`${detail.path} ${detail.message}`);
  const [path, field, name] = found;
  const put = (text: string) => detail.path.replace(path, text);
  // Variables are counted from 1.
  const subject = put(name).replace(/(?<=^the \w+ of variable )\d+/, (index) => String(Number(index) + 1));
  return new UserError(`${subject} ${detail.message}`, put(field));
}
