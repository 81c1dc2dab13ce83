// Lists, figures and ticks of an entry, as its fields of text hold them.

/** One a line. */
export const toLines = (list: readonly string[] = []): string => list.join('\n');
export const fromLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const toText = (figure: number | undefined): string => (figure === undefined ? '' : String(figure));
/** Nothing where nothing was written: the contract says what is missing. */
export const toFigure = (text = ''): number | undefined => (text.trim() === '' ? undefined : Number(text));
