/** A command that was written wrongly: the text says which part of it and how to mend it. Ends with exit code 2. */
export class BadUsage extends Error {}
