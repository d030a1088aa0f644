import { buildIfStale } from '../../scripts/build.mjs';

export default async function globalSetup() {
  buildIfStale();
}
