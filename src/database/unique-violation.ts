/** Returns whether a statement violated the unique constraint of that name. */
export function isUniqueViolation(thrown: unknown, constraint: string): boolean {
  const { code, constraint: name } = ((thrown as { driverError?: object }).driverError ?? thrown) as {
    code?: string;
    constraint?: string;
  };
  return code === '23505' && name === constraint;
}
