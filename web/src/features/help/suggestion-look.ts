// How a suggestion looks, a tag and a question.
export const SUGGESTION_LOOK =
  'min-h-11 rounded-full border border-line bg-surface px-4 py-2 text-left text-sm hover:border-wine ' +
  'hover:text-wine data-[kind=tag]:bg-gold-soft';
