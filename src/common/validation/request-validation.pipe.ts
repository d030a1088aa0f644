import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { AppError, type ErrorDetail } from '../app-error.js';
import type { ErrorReason } from '../error-codes.js';
import { JSON_BODY } from './json-body.js';
import { readFailures } from './rules.js';

interface Finding extends ErrorDetail {
  reason: ErrorReason;
}

/**
 * Turns a plain body or query into its class and refuses it with every bad field at once. Fields that the
 * class does not know are refused at any depth, also those named like members of every object
 * (`constructor`, `__proto__`, `toString`), which class-transformer would drop in silence.
 */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata) {
    if (type !== 'query' && data !== JSON_BODY) return value;
    if (!metatype || metatype === Object) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw refusal([{ reason: 'invalid_type', path: '', message: 'must be a JSON object' }]);
    }
    const findings = takeUnsafeKeys(value as Record<string, unknown>, '');
    const instance = plainToInstance(metatype, value) as object;
    const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
    findings.push(...errors.flatMap((error) => findingsOf(error, '')));
    if (findings.length > 0) throw refusal(findings);
    return instance;
  }
}

function takeUnsafeKeys(value: Record<string, unknown>, path: string): Finding[] {
  return Object.keys(value).flatMap((key) => {
    const childPath = path ? `${path}.${key}` : key;
    const child = value[key];
    if (key in Object.prototype) {
      delete value[key];
      return [unknownField(childPath)];
    }
    return typeof child === 'object' && child !== null
      ? takeUnsafeKeys(child as Record<string, unknown>, childPath)
      : [];
  });
}

function findingsOf(error: ValidationError, parentPath: string): Finding[] {
  const path = parentPath ? `${parentPath}.${error.property}` : error.property;
  const nested = (error.children ?? []).flatMap((child) => findingsOf(child, path));
  const own = Object.entries(error.constraints ?? {}).flatMap(([name, text]) =>
    constraintFindings(name, text, path, error),
  );
  return [...own, ...nested];
}

function constraintFindings(name: string, text: string, path: string, error: ValidationError): Finding[] {
  if (name === 'whitelistValidation') return [unknownField(path)];
  if (name === 'nestedValidation') return []; // the `nested` rule has said it in our words
  if (error.value === undefined) return [{ reason: 'required', path, message: 'is required' }];
  return readFailures(text).map(({ reason, message, at }) => ({
    reason,
    message,
    path: at === undefined ? path : `${path}.${at}`,
  }));
}

function unknownField(path: string): Finding {
  return { reason: 'unknown_field', path, message: 'is not a field of this request' };
}

function refusal(findings: Finding[]): AppError {
  const first = findings[0]!;
  const details = findings.map(({ path, message }) => ({ path, message }));
  return new AppError(first.reason, `${first.path || 'The body'} ${first.message}`, { details });
}
