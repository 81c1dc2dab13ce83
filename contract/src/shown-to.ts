// Whose page a call comes from: several tabs of one browser share one session, and another may have signed in meanwhile.

/** Every call of a page that is shown to a member names them; another session than theirs does nothing for it. */
export const SHOWN_TO = 'x-shown-to';

export const SOMEBODY_ELSE =
  'Somebody else is signed in here now, so this was not done. Please load the page again.';
