// How a member's own photos stand side by side, and what holds their place meanwhile.
export const PHOTO_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(6rem,45%),1fr))] gap-2.5 sm:grid-cols-5';
