/** How long a key stays valid after its rotation, in milliseconds. */
export const ROTATION_OVERLAPS_MS = {
  '0': 0,
  '1h': 3_600_000,
  '24h': 86_400_000,
  '7d': 604_800_000,
} as const;

type RotationOverlap = keyof typeof ROTATION_OVERLAPS_MS;

export function isRotationOverlap(text: string): text is RotationOverlap {
  return Object.hasOwn(ROTATION_OVERLAPS_MS, text);
}
