/** What a colleague wrote, within a sentence of ours: often without a stop, and then it has one. */
export const quoted = (words: string): string => `“${words}”${/[.!?…]$/.test(words) ? '' : '.'}`;
