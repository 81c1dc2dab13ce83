// Which mailbox an address is: where it is known that its provider brings several spellings to one, all of them are that one.

/** The dots before the @ are read over, and what follows a plus. */
const DOTS_AND_PLUS = new Set(['gmail.com', 'googlemail.com']);
/** What follows a plus is a word of the owner’s own. */
const PLUS = new Set([
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['hotmail.co.uk', 'live.co.uk', 'outlook.fr', 'hotmail.fr'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'fastmail.com'],
]);
/** Other names of the same mailboxes. */
const ALSO: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/** Elsewhere an address is its own: what another house does with a dot or a plus nobody outside of it knows. */
export const mailboxOf = (email: string): string => {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const hasDots = DOTS_AND_PLUS.has(domain);
  if (!hasDots && !PLUS.has(domain)) return lower;
  const beforePlus = name.split('+')[0]!;
  const plain = hasDots ? beforePlus.replaceAll('.', '') : beforePlus;
  return plain === '' ? lower : `${plain}@${ALSO[domain] ?? domain}`;
};

/** As it was given, of which marks were made once, and as marks are made of it now: whoever is looked for is either. */
export const spellingsOf = (email: string): string[] => [...new Set([email, mailboxOf(email)])];
