import { hash } from 'node:crypto';
import { fillPlaceholders, placeholdersIn } from '../../templates/placeholders.js';
import type { TemplateInstructions, VariableValue } from '../../templates/template-instructions.js';
import { TEMPLATE_INSTRUCTIONS, VALUE_LEFT_OUT, VARIABLE } from '../../templates/writing-guides.js';

/** Texts of the caller between tags, and the tags. */
interface Material {
  text: string;
  tags: string[];
}

/**
 * Puts each text between tags that it cannot forge: their suffix is a digest of all texts, so a text that contained its
 * own tag would have to contain its own digest. The same texts get the same tags, so seeded models stay reproducible.
 */
export function delimit(texts: Record<string, string>): Material {
  return delimitWith(suffixOf(Object.entries(texts)), texts);
}

/**
 * Puts a template's instructions and the other texts between tags. The values of variables stand between tags of their
 * own, in the place of their placeholders or, without one, after the instructions: no value can act as an instruction.
 */
export function delimitInstructions(
  { text, values }: TemplateInstructions,
  texts: Record<string, string>,
): Material {
  const suffix = suffixOf([text, values, Object.entries(texts)]);
  const placed = new Set(placeholdersIn(text));
  const byName = new Map(values.map(({ name, value }) => [name, value]));
  const filled = fillPlaceholders(text, (name) => {
    const value = byName.get(name) ?? null;
    const tag = `${VARIABLE}${name}-${suffix}`;
    return value === null ? VALUE_LEFT_OUT : `<${tag}>${value}</${tag}>`;
  });
  const given = values.filter(isGiven);
  const others = given.filter(({ name }) => !placed.has(name));
  const rest = Object.fromEntries(others.map(({ name, value }) => [`${VARIABLE}${name}`, value]));
  const material = delimitWith(suffix, { [TEMPLATE_INSTRUCTIONS]: filled, ...rest, ...texts });
  const inside = given
    .filter(({ name }) => placed.has(name))
    .map(({ name }) => `${VARIABLE}${name}-${suffix}`);
  return { ...material, tags: [...material.tags, ...inside] };
}

function delimitWith(suffix: string, texts: Record<string, string>): Material {
  const entries = Object.entries(texts).map(([name, value]) => [`${name}-${suffix}`, value] as const);
  const text = entries.map(([tag, value]) => `<${tag}>\n${value}\n</${tag}>`).join('\n\n');
  return { text, tags: entries.map(([tag]) => tag) };
}

function suffixOf(texts: unknown): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 16);
}

function isGiven(variable: VariableValue): variable is VariableValue & { value: string } {
  return variable.value !== null;
}
