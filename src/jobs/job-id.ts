const FORM = /^job_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Writes the id of a job as callers see it: `job_` and 32 hexadecimal digits. */
export function toJobId(uuid: string): string {
  return `job_${uuid.replaceAll('-', '')}`;
}

/** Parses the id of a job in its public format; null if it is malformed. */
export function parseJobId(id: string): string | null {
  const parts = FORM.exec(id);
  return parts && parts.slice(1).join('-');
}
