import { isVisible } from '../common/validation/text.js';
import { shownName, unknownField, type Finding } from '../common/validation/validation-findings.js';
import { findTemplate } from '../templates/catalogue.js';
import { countPlaceholders, placeholdersIn } from '../templates/placeholders.js';
import type { AccountVariable, TemplateContent } from './template-content.js';
import { FILLED_LENGTH_MAX } from './template-limits.js';

/** The template of refined texts in records, which no request can name. */
const REFINE = 'refine';

/** Returns why a template cannot have an id that is well formed: the service has a template of that name. */
export function idFindings(id: string): Finding[] {
  if (id !== REFINE && !findTemplate(id)) return [];
  return [{ reason: 'invalid_value', path: 'id', message: 'belongs to a built-in template' }];
}

/** Returns the problems that the fields of a template have with each other. */
export function contentFindings({ instructions, variables, example }: TemplateContent): Finding[] {
  return [
    ...variables.flatMap(({ name }, index) => nameFindings(name, index, variables)),
    ...placeholdersIn(instructions).flatMap((name) => placeholderFindings(name, variables)),
    ...(example ? valueFindings(variables, example.request.variables, 'example.request.variables') : []),
  ];
}

/** Returns the problems of the values that a request gives to variables: required ones are missing or blank, or some are unknown. */
export function valueFindings(
  variables: readonly AccountVariable[],
  values: Readonly<Record<string, string>> = {},
  path = 'variables',
): Finding[] {
  const names = new Set(variables.map(({ name }) => name));
  const required = variables.filter((variable) => variable.required);
  const missing = required.filter(({ name }) => !Object.hasOwn(values, name));
  const blank = required.filter(({ name }) => Object.hasOwn(values, name) && !isVisible(values[name]!));
  return [
    ...blank.map(({ name }): Finding => ({
      reason: 'too_short',
      path: `${path}.${name}`,
      message: 'must not be empty',
    })),
    ...missing.map(({ name }): Finding => ({
      reason: 'required',
      path: `${path}.${name}`,
      message: 'is required by the template',
    })),
    ...Object.keys(values)
      .filter((name) => !names.has(name))
      .map((name) => unknownVariable(`${path}.${name}`)),
  ];
}

/** Returns the problem of values that make the instructions too long, because placeholders repeat them. */
export function filledFindings(
  instructions: string,
  values: Readonly<Record<string, string>> = {},
): Finding[] {
  const added = [...countPlaceholders(instructions)].map(
    ([name, count]) => count * (values[name]?.length ?? 0),
  );
  const length = added.reduce((sum, each) => sum + each, instructions.length);
  if (length <= FILLED_LENGTH_MAX) return [];
  const message = `make the instructions longer than ${FILLED_LENGTH_MAX.toLocaleString('en')} characters`;
  return [{ reason: 'too_long', path: 'variables', message }];
}

function unknownVariable(path: string): Finding {
  return { ...unknownField(path), message: 'is not a variable of the template' };
}

function nameFindings(name: string, index: number, variables: readonly AccountVariable[]): Finding[] {
  const path = `variables.${index}.name`;
  // Requests cannot have fields with these names.
  if (name in Object.prototype || name === 'prototype')
    return [{ reason: 'invalid_value', path, message: 'is a reserved name' }];
  const first = variables.findIndex((variable) => variable.name === name);
  return first < index ? [{ reason: 'invalid_value', path, message: 'is the name of another variable' }] : [];
}

function placeholderFindings(name: string, variables: readonly AccountVariable[]): Finding[] {
  if (variables.some((variable) => variable.name === name)) return [];
  const message = `must not have the placeholder {{${shownName(name)}}}: no variable has this name`;
  return [{ reason: 'invalid_value', path: 'instructions', message }];
}
