// The one way by which a person's name comes into a mail or an SMS: an address is typed by anybody, so what a
// stranger wrote as a name is repeated only where it looks like one.
//
// What it can: no link, no digit, no sign, no line of its own, and none of the words that lures are made of.
// What it cannot: tell four capitalised words that are no name from four that are ("Meet Me Tomorrow"), nor read
// a lure in another language than English. So it is short, too: what is left over is not enough to lead anybody
// anywhere. Whoever bears such a word as a name is greeted without it, which costs them nothing.

const MAX_LENGTH = 40;
// Without case nothing tells a name from a sentence but its length; a sign of these is a word, or half of one.
const MAX_CASELESS = 12;
const MAX_SIGNS = 6;
const CASELESS = /\p{Lo}/gu;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const WORD = /(?=[\p{Lu}\p{Lt}\p{Lo}])\p{L}[\p{L}\p{M}'’]*\.?/u.source;
const NAME = new RegExp(`^${WORD}(?:[ -]${WORD}){0,3}$`, 'u');

// Not here, for they are names in Nigeria: Gift, Goodluck, Success, Blessing, Favour, Fortune, Rich, Prosper.
const LURES = new Set(
  `you your yours we our us won win wins winner winners winning money cash million millions billion billions prize
  prizes bonus award reward rewards jackpot lottery gifts claim click tap visit call free naira dollar dollars usd
  ngn eur euro euros pounds bitcoin btc crypto loan loans invest investment urgent urgently immediately
  congratulations congrats verify verified confirm account accounts password passwords pin otp bvn bank transfer pay
  paid payment refund suspended blocked expired unlock login http https www com please send get now here today`
    .trim()
    .split(/\s+/),
);

const count = (name: string, kind: RegExp): number => name.match(kind)?.length ?? 0;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

const looksLikeOne = (name: string): boolean =>
  name.length <= MAX_LENGTH &&
  NAME.test(name) &&
  count(name, CASELESS) <= MAX_CASELESS &&
  count(name, SIGNS) <= MAX_SIGNS &&
  !wordsOf(name).some((word) => LURES.has(word));

export const nameInMail = (name: string): string | undefined => (looksLikeOne(name) ? name : undefined);

/** "Welcome, Ngozi." or "Welcome." */
export const greeting = (word: string, name: string): string => {
  const known = nameInMail(name);
  return known ? `${word}, ${known.replace(/\.$/, '')}.` : `${word}.`;
};
