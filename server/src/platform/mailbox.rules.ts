// Which mailbox an address is: where it is known that its provider brings several spellings to one, all of them are that one.

/** How a house reads the name before the @: what follows a plus is a word of the owner’s own. */
type House = {
  /** All names of the same mailboxes, the first of which stands for them. */
  domains: readonly string[];
  /** Other names beside these are other people's mailboxes, read in the same way. */
  alike?: readonly string[];
  /** Read over wherever they stand. */
  over?: RegExp;
  /** Said in two ways. */
  same?: readonly [RegExp, string];
  /** What follows it is a word of the owner’s own too: no name has it. */
  before?: string;
  /** `anything@name.house` comes to `name@house`. */
  hasSubdomains?: true;
};

/** Each as its provider says of itself; what is only told by others of a house is not here. */
const HOUSES: readonly House[] = [
  { domains: ['gmail.com', 'googlemail.com'], over: /\./g },
  {
    domains: ['outlook.com'],
    alike: [
      ...['hotmail.com', 'live.com', 'msn.com'],
      ...['hotmail.co.uk', 'live.co.uk', 'outlook.fr', 'hotmail.fr'],
    ],
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], over: /[._-]/g },
  // A disposable address is `base-keyword`; a base is its owner’s alone, and no name of an account has a hyphen.
  {
    domains: ['yahoo.com'],
    alike: [
      ...['ymail.com', 'rocketmail.com', 'myyahoo.com', 'yahoo.co.uk', 'yahoo.ca', 'yahoo.com.au'],
      ...['yahoo.fr', 'yahoo.de', 'yahoo.it', 'yahoo.es', 'yahoo.ie', 'yahoo.in', 'yahoo.co.in'],
      ...['yahoo.co.za', 'yahoo.com.br', 'yahoo.com.mx', 'yahoo.com.ph', 'yahoo.com.sg'],
    ],
    before: '-',
  },
  { domains: ['fastmail.com'], alike: ['fastmail.fm'], hasSubdomains: true },
  {
    domains: [
      ...['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
      ...['yandex.uz', 'yandex.com.tr', 'yandex.fr'],
    ],
    same: [/\./g, '-'],
  },
];

const BY_DOMAIN = new Map(
  HOUSES.flatMap((house) => [
    ...house.domains.map((domain) => [domain, { house, domain: house.domains[0]! }] as const),
    ...(house.alike ?? []).map((domain) => [domain, { house, domain }] as const),
  ]),
);

const halvesOf = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)];

/** The name and the house, where a provider gives each name a domain of its own. */
const withoutSubdomain = (name: string, domain: string): [string, string] => {
  const [owner, house] = halvesOf(domain, domain.indexOf('.'));
  return BY_DOMAIN.get(house)?.house.hasSubdomains ? [owner, house] : [name, domain];
};

/** Elsewhere an address is its own: what another house does with a dot or a plus nobody outside of it knows. */
export const mailboxOf = (email: string): string => {
  const lower = email.toLowerCase();
  const [name, domain] = withoutSubdomain(...halvesOf(lower, lower.lastIndexOf('@')));
  const known = BY_DOMAIN.get(domain);
  if (!known) return lower;
  const { over, same, before } = known.house;
  const beforePlus = name.split('+')[0]!.split(before ?? '+')[0]!;
  const whole = over ? beforePlus.replaceAll(over, '') : beforePlus;
  const plain = same ? whole.replaceAll(...same) : whole;
  return plain === '' ? lower : `${plain}@${known.domain}`;
};

/** One of several addresses of its mailbox, and not the one that stands for them. */
export const isSpelling = (email: string): boolean => mailboxOf(email) !== email.toLowerCase();

/** What the names of a mailbox were brought to by the rules of before. */
const FORMER: Record<string, string> = { 'protonmail.com': 'proton.me', 'pm.me': 'proton.me' };

/** As marks were made once: of what stands before the plus alone. */
const formerOf = (email: string): string[] => {
  const [name, domain] = halvesOf(email.toLowerCase(), email.lastIndexOf('@'));
  return name.split('+')[0] ? [`${name.split('+')[0]}@${FORMER[domain] ?? domain}`] : [];
};

/** As marks are made of it now, as it was given, and as they were made in between: whoever is looked for is any. */
export const spellingsOf = (email: string): string[] => {
  return [...new Set([email, ...(isSpelling(email) ? formerOf(email) : []), mailboxOf(email)])];
};
