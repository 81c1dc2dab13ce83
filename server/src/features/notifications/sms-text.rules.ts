// The text of an SMS: ASCII, and no longer than one message, which is what the carrier counts and bills.

const LONGEST = 160;
const WORN: Record<string, string> = {
  '₦': 'NGN',
  '€': 'EUR',
  '£': 'GBP',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};
const ADDRESS_AT_END = /\s*https?:\/\/\S+$/;

const inAscii = (text: string): string =>
  text
    .replace(/[₦€£’‘“”–—…\u00a0]/g, (sign) => WORN[sign] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '?')
    .trim();

/** Cut before the address that it ends with, which leads nowhere when it is not whole. */
export const smsText = (text: string): string => {
  const plain = inAscii(text);
  if (plain.length <= LONGEST) return plain;
  const [address = ''] = ADDRESS_AT_END.exec(plain) ?? [];
  const words = plain.slice(0, plain.length - address.length);
  return `${words.slice(0, LONGEST - address.length - 3)}...${address}`;
};
