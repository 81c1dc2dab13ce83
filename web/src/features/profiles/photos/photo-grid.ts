// How a member's own photos stand side by side, and how many places are asked to be filled.
export const PHOTO_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,45%),1fr))] gap-2.5 max-sm:max-w-sm sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]';
export const SLOTS = 6;
