// Starts the service or the command line on Node 22.19 or newer. Imports nothing before the version check, because an
// older Node.js would fail at the first missing export with an unhelpful message.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Copydesk needs Node.js 22.19 or newer and runs on ${process.version}. "npm ci" installs one on Linux and on Macs with Apple silicon; start with "npm start".\n`,
  );
  process.exit(1);
}
void import('./run.mjs');
