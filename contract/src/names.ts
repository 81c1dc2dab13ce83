// What a person may be called here: a name leads nobody away, hides no letter, and is not that of the house.
import { LEADS_AWAY, leadsAway } from './fields.ts';
import { ownName } from './own-name.ts';

const NOT_OURS = 'Please add your family name: Ijeuwa alone, or with an office, is us.';
const NO_OFFICE = 'Please give your own name: this is what an office is called.';
const TWO_ALPHABETS = 'Please write each word of your name in one alphabet.';
const NO_NAME = 'Please write a name in letters, without signs.';

const DOT_IN_WORDS = /([\p{L}\p{M}\p{N}_-]*)\.(?=([\p{L}\p{N}]\S*))/gu;
/** What is written before a name, or an initial: J.P. Okafor, Dr.Ada. Before small letters, or a path, it is the beginning of an address. */
const MAY_HAVE_DOT =
  /^(?:\p{L}\p{M}*|dr|st|[js]r|mrs?|ms|miss|sir|dame|lady|lolo|prof|rev|msgr|a?bp|fr|pst|ptr|pastor|evang|ven|bro|sis|dcns?|deacon|eld(?:er)?|ap(?:o?st|ostle)|imam|ust|sheikh|engr|arch?|surv|pharm|barr|tpl|qs|esv|bldr|nrs|nurse|alh(?:aj[ia])?|haj(?:ia)?|mal(?:lam)?|chief|igwe|eze|oba|otn|otunba|hr[hm]|prince(?:ss)?|rt|hon|sen|gov|amb|justice|comr(?:ade)?|gen|brig|col|lt|maj|capt|cdre?|avm|wg|sqn|ldr|flt|gp|sgt|cpl|insp|supt|[ad]cp|[acd]sp)$/iu;
const GOES_ON = /^[\p{Ll}\d]|\//u;

const isAddress = (name: string): boolean => {
  // Browsers read the dots of other scripts as ours; most are ours by then.
  const plain = name.normalize('NFKC').replaceAll('\u3002', '.');
  const dotted = [...plain.matchAll(DOT_IN_WORDS)];
  return (
    leadsAway(plain) ||
    // Of a name, seven figures are a number to call, whatever stands between them.
    plain.split(/\p{N}/u).length > 7 ||
    dotted.some(([, before, after]) => !MAY_HAVE_DOT.test(before!) || GOES_ON.test(after!))
  );
};

/** Small capitals, and letters of other scripts that look like ours, each beside it (after the confusables of UTS 39, which as a whole are too many for a page). */
const ALIKE = [
  'aаαɑᴀꓮꭺ',
  'bвьβʙꓐᏼ',
  'cсϲᴄꓚꮯ',
  'dԁđɗᴅꓓꭰ',
  'eеεɛᴇꓰꭼ',
  'fꜰꓝ',
  'gɢɡꓖꮐ',
  'hнһհħʜꓧꮋ',
  'iіӏιɪıꭵꙇꓲ',
  'jјϳյȷᴊꓙꭻ',
  'kкκƙᴋꓗꮶ',
  'lłʟꓡꮮ',
  'mмμᴍꓟꮇ',
  'nпηոɴŋꓠ',
  'oоοօøᴏꓳ',
  'pрρᴘꓑꮲ',
  'rгʀꓣꭱꮢ',
  'sѕꜱꓢꮥꮪ',
  'tтτŧᴛꓔꭲ',
  'uυսᴜꓴ',
  'vνѵᴠꓦꮩ',
  'wωѡԝᴡꓪꮃꮤ',
  'xхχꓫ',
  'yуγүʏꓬ',
  'zᴢꓜꮓ',
];
const MEANT = new Map(ALIKE.flatMap(([ours, ...others]) => others.map((one) => [one, ours!])));
const asSeen = (name: string): string => name.replace(/\P{ASCII}/gu, (one) => MEANT.get(one) ?? one);
/** Cyrillic as it sounds: an administrator is one in it, too. */
const SOUNDS = new Map(
  'аa бb вv гg дd еe жzh зz иi іi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh ыy эe юyu яya'
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const asHeard = (name: string): string =>
  name.replace(/\p{Script=Cyrillic}/gu, (one) => SOUNDS.get(one) ?? one);
// Also as l, 1 and | look like an I, and vv like a w.
const OUR_NAME = /[il1|]jeu(?:w|vv)a/g;
/** Ije and Uwa are names of people too. */
const IN_PIECES = /(?<!\p{L})[il1|][\s.-]*j[\s.-]*e[\s.-]*u[\s.-]*(?:w|vv)[\s.-]*a(?!\p{L})/gu;
/** Offices, and what houses are and do: as beginnings of words where no family is called so, else as whole words. */
const OFFICE =
  /(?:^|\P{L})(?:bank(?!\p{L}|-\p{L})|(?:team|care|staff|h[qr]|help(?:ers?|desk|line)?|match(?:es|ing)?|services?|agents?|agency|desk|safety|accounts?|customers?|managers?|moderators?|reviews?|assistants?|therapists?|founder|ceo|vip|pay|money|loans?|legal|ltd|limited|plc|inc|llc|co|groups?|apps?|web|net|com|org|ng|www|uk|usa|africa|ghana|chat|bots?|ai|info|news|mails?|sms|hub|rep|tech|media|dept|unit|kyc|trial|bonus|alerts?|the|from|your|our)(?!\p{L})|support|adm[il1]n|offic|secur|billing|payment|counsel|matchm|refund|financ|verif|headq|reviewe|banking|system|nigerian?(?!\p{L})|company|corporat|global|internat|foundation|organi[sz]|website|online|platform|network|chatbot|robot|informat|update|notif|no-?reply|email|message|contact|communi|dating|marriage|matrimon|wedding(?!t)|premium|promo(?!\p{L})|promoti|lotter|reward|giveaway|wallet|transfer|invest|marketing|department|complian|fraud|privacy|protect|identit|approv|complain|disput|subscri|membership|registra|technic|technol|develop|software|server|director|management|operation|representa)/u;
const FIGURES: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', $: 's' };

/** Within words; a figure alone is no name. */
const withLetters = (words: string): string =>
  words.replace(/(?<=\p{L})[0345$]+|[0345$]+(?=\p{L})/gu, (all) => all.replace(/./g, (one) => FIGURES[one]!));
/** Written letter by letter; fewer of them are initials. */
const joined = (words: string): string =>
  words.replace(/(?<!\p{L})\p{L}(?:[\s.-]+\p{L}(?!\p{L})){3,}/gu, (one) => one.replace(/[\s.-]/g, ''));
const bare = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const inWords = (letters: string): string => joined(withLetters(letters));
/** As it is read, in our letters. */
const plainly = (name: string): string => inWords(asSeen(bare(name)));
/** No family name beside ours in our letters is written in those of another script. */
const isInOtherScript = (words: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(words);
/** The words as they were written, without the one that passes for our name. */
const besideOurs = (name: string): string =>
  bare(name)
    .split(/\s+/)
    .filter((word) => asSeen(word).search(OUR_NAME) < 0)
    .join(' ');

/** It is a woman’s name too (/ijeuwa): with a family name it is hers, alone or with an office it would be ours. */
const isOurs = (name: string): boolean => {
  const plain = plainly(name);
  const others = plain.replace(OUR_NAME, ' ');
  if (others !== plain)
    return (
      !/\p{L}/u.test(others) ||
      isInOtherScript(others) ||
      isInOtherScript(besideOurs(name)) ||
      OFFICE.test(others)
    );
  const apart = plain.replace(IN_PIECES, ' ');
  return apart !== plain && OFFICE.test(apart);
};

/** Of nothing but such words no person's name is made; one of them beside a name is somebody's, as Mr. Service is. */
const ROLE =
  /^(?:support|services?|care|help(?:desk|line)?|desk|team|staff|admin(?:s|istrat(?:ors?|ion|eur)|istrador)?|moderat(?:ors?|ion)|official|officers?|accounts?|billing|payments?|refunds?|security|safety|verification|system|managers?|agents?|agency|office|department|dept|matchmak(?:ers?|ing)|counsell?(?:ors?|ing)|info|noreply|soporte|(?:tekh)?podderzhk[ai]|sluzhba|客服|管理[员員]|官方|الدعم|الفني|الادارة)$/;
const BESIDE_ROLE = /^(?:the|our|your|trust|and|customers?|clients?|members?|users?)$/;

const isRole = (name: string): boolean =>
  [asSeen, asHeard].some((reading) => {
    const words = inWords(reading(bare(name)))
      .replaceAll('no-reply', 'noreply')
      .split(/\P{L}+/u)
      .filter((word) => word !== '');
    return (
      words.some((word) => ROLE.test(word)) &&
      words.every((word) => ROLE.test(word) || BESIDE_ROLE.test(word))
    );
  });

/** Nobody writes one word in two alphabets, one of them ours, but to be taken for somebody else. */
const isMixed = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && OF_ANOTHER.test(word));
const OF_ANOTHER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Code, what joins a name of another application, and the marks by which something is said to be verified. */
const SIGNS = /[<>=@#%^*+{}[\]|~_✓✔☑✅🗸]/u;
const isNone = (name: string): boolean => !/\p{L}/u.test(name) || SIGNS.test(name.normalize('NFKC'));

/** Why nobody may take this name; undefined of one that fits. */
export const nameFault = (name: string): string | undefined => {
  if (isAddress(name)) return LEADS_AWAY;
  if (isOurs(name)) return NOT_OURS;
  if (isNone(name)) return NO_NAME;
  if (isRole(name)) return NO_OFFICE;
  return isMixed(name) ? TWO_ALPHABETS : undefined;
};

/** Wherever somebody gives a name; refuses what `nameFault` says. */
export const personName = (message: string) =>
  ownName(message).check((name) => {
    const message = nameFault(name.value);
    if (message) name.issues.push({ code: 'custom', input: name.value, message });
  });
