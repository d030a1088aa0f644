import type { Brief } from './brief.js';

/** A frame with the caller's words in it, spoken by one or by several. */
export function fill(frame: string, matter: string, { speaksAsWe: we }: Brief): string {
  return frame
    .replace('{My}', we ? 'Our' : 'My')
    .replace('{my}', we ? 'our' : 'my')
    .replace(/^\{I\}/, we ? 'We' : 'I')
    .replace('{I}', we ? 'we' : 'I')
    .replace('{me}', we ? 'us' : 'me')
    .replace('{am}', we ? 'We are' : 'I am')
    .replace('{x}', () => matter);
}
