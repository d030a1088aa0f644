export const projectRoot: string;
export function buildIfStale(): void;
