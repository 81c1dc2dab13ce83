// What is said where somebody had said a word of two, and has no access to it any more.

/** Nothing, where nobody has. */
export const lapsedWords = (name: string): string =>
  name && `The word of ${name} counts no more, since their access has ended. Two others decide.`;
