/** Invalid usage of a command, with a message that names the invalid part and the fix. Exit code 2. */
export class BadUsage extends Error {}
