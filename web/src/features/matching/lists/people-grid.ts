// How people stand side by side: one to a row on a phone, two where there is more room, four at a desk.

/** Three at a desk where much is said of each. */
export const TELLING_GRID = '@container grid gap-4 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3';
export const PEOPLE_GRID = `${TELLING_GRID} xl:grid-cols-4`;
