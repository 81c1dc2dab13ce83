// How people stand side by side: one to a row on a phone, two where there is more room, four at a desk.

export const PEOPLE_GRID = '@container grid gap-4 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
