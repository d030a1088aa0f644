import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of Chromium; null if it is not installed, and then the tests in a real browser are skipped. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? PATHS.find((path) => existsSync(path)) ?? null;

if (!chromiumPath) {
  process.stderr.write(
    'No Chromium here: the tests in a real browser are skipped. Install one, or name it in CHROMIUM_PATH.\n',
  );
}

export function launchChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: chromiumPath!, args });
}
