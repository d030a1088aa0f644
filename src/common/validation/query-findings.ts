import type { Finding } from './validation-findings.js';

/**
 * Returns the findings about a query. A parameter that is repeated arrives as a list, so its finding says that instead of
 * what its rule says about lists.
 */
export function queryFindings(findings: readonly Finding[], query: Record<string, unknown>): Finding[] {
  return findings.map((finding) => {
    const isRepeated = finding.reason !== 'unknown_field' && Array.isArray(query[finding.path]);
    return isRepeated ? { ...finding, reason: 'invalid_type', message: 'must be given once' } : finding;
  });
}
