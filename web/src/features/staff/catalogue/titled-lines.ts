// Titles with a text each as staff type them: one a line, the title before the colon.
type Titled = { title: string; text: string };

export const writeTitled = (list: readonly Titled[] = []): string =>
  list.map(({ title, text }) => `${title}: ${text}`).join('\n');

/** What has no colon is a title without a text, and the contract says so. */
export const readTitled = (typed = ''): Titled[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [title = '', ...text] = line.split(':');
      return { title: title.trim(), text: text.join(':').trim() };
    });
