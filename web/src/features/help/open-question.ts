// Opens the answer that an address names, for browsers that do not do so by themselves.
export const openQuestion = (id: string): boolean => {
  const question = id ? document.getElementById(id)?.closest('details') : undefined;
  if (!question) return false;
  question.open = true;
  question.scrollIntoView();
  return true;
};

/** The id in the part of an address after the #. */
export const idOfHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
