// How a control that takes typing looks, in rest, focus and error.
export const CONTROL_BASE =
  'w-full min-h-12 border border-control bg-surface px-3.5 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink-2 focus-visible:border-wine focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'focus-visible:outline-wine aria-invalid:border-danger aria-invalid:bg-danger-soft/40 ' +
  'disabled:cursor-not-allowed disabled:bg-paper-2 disabled:text-ink-2 [&[readonly]]:bg-paper-2';

export const CONTROL_LOOK = `${CONTROL_BASE} rounded-lg`;
