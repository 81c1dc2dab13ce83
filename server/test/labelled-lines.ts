// For the test of the rules: lines of statements as Nigerian banks write them, each with the transfer that it was for.
// Written by hand as templates, and filled in here: it knows nothing of how the rules read them.

export type Waiting = {
  id: string;
  reference: string;
  member: string;
  name: string;
  naira: number;
  day: string;
};
export type Labelled = { narration: string; naira: number; day: string; isFor: string | null; shape: string };

/** The same numbers each time. */
export const makeChance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

const FIRST =
  'Adaobi Chinedu Ngozi Emeka Ifeoma Obinna Amaka Kelechi Uche Chiamaka Tunde Bukola Segun Folake Yetunde Kunle Aisha Musa Fatima Ibrahim Halima Sani Efe Oghene Ese Blessing Favour Emmanuel Grace Precious'.split(
    ' ',
  );
const LAST =
  'Okafor Eze Nwosu Obi Okonkwo Adeyemi Balogun Ogunleye Afolabi Bello Yusuf Abubakar Danjuma Igbinedion Akpan Etim Udo Onyeka Nnamdi Ikenna'.split(
    ' ',
  );
const RELATIVES =
  'Patience Umeh;Godwin Ogbonna;Felicia Ajayi;Samuel Dike;Monday Ehis;Rukayat Lawal;Comfort Bassey;Hycinth Anozie;Stella Maduka;Theophilus Gana'.split(
    ';',
  );
export const PRICES = { blossom: 75_000, harmony: 125_000, forever: 225_000, personalized: 475_000 };
const PACKAGES = Object.keys(PRICES) as (keyof typeof PRICES)[];

export const makeWaiting = (many: number, seed: number): Waiting[] => {
  const chance = makeChance(seed);
  let at = Date.UTC(2026, 10, 1, 8);
  return Array.from({ length: many }, (_, n) => {
    at += 60_000 + Math.floor(chance() * 9 * 3_600_000);
    const of = PACKAGES[Math.floor(chance() * chance() * 4)]!;
    const first = FIRST[(n * 7) % FIRST.length]!;
    const last = LAST[(n * 3 + Math.floor(n / 10)) % LAST.length]!;
    return {
      id: `order-${`${n}`.padStart(3, '0')}`,
      reference: `${of}-${at}`,
      member: `member-${n}`,
      name: `${first} ${last}`,
      naira: PRICES[of],
      day: new Date(at + 3_600_000).toISOString().slice(0, 10),
    };
  });
};

type Fill = { ref: string; name: string; NAME: string; back: string; session: string; pay: string };
const BANKS = ['KUDA', 'OPAY', 'GTB', 'ZENITH BANK', 'ACCESS', 'UBA', 'FIRST BANK', 'PALMPAY', 'MONIEPOINT'];

/** With a reference in them. */
const REFERENCED: [string, (f: Fill, bank: string) => string][] = [
  ['nip slashes', (f, bank) => `NIP/${bank}/${f.NAME}/${f.ref}`],
  ['nip transfer', (f, bank) => `NIP/${bank}/${f.NAME}/TRANSFER ${f.ref}`],
  ['nip cr mob', (f, bank) => `NIP CR/MOB/${f.NAME}/${bank}/${f.ref}`],
  ['nip trf from', (f) => `NIP TRF FROM ${f.NAME} ${f.ref}`],
  ['session before', (f) => `${f.session} ${f.NAME} ${f.ref}`],
  ['session behind', (f, bank) => `${bank}/${f.NAME}/${f.ref}/${f.session}`],
  ['fip', (f, bank) => `FIP:${bank}/${f.NAME}/${f.ref}`],
  ['transfer between', (f) => `TRANSFER BETWEEN CUSTOMERS ${f.pay} ${f.ref} ${f.NAME} TO IJEUWA LTD`],
  ['mobile', (f) => `MOB: ${f.ref} / ${f.name}`],
  ['ussd', (f) => `USSD NIP TFR ${f.ref} FRM ${f.NAME}`],
  ['b/o', (f) => `INWARD TRF ${f.ref} B/O ${f.NAME}`],
  ['bare', (f) => f.ref],
  ['payment for', (f) => `Payment for ${f.ref} ${f.name}`],
  ['opay app', (f) => `Transfer from ${f.name}-OPAY-${f.ref}`],
  ['quickteller', (f) => `ISW-QTELLER*${f.NAME}*${f.ref}*${f.pay}`],
  ['back to front', (f, bank) => `NIP/${bank}/${f.back}/${f.ref}`],
];
/** With a name alone. */
const NAMED: [string, (f: Fill, bank: string) => string][] = [
  ['name alone', (f, bank) => `NIP/${bank}/${f.NAME}/TRANSFER`],
  ['name, mob', (f, bank) => `NIP CR/MOB/${f.NAME}/${bank}/${f.session}`],
  ['name, from', (f) => `NIP TRF FROM ${f.NAME}`],
  ['name back to front', (f) => `NIP TRF FROM ${f.back} ${f.session}`],
  ['name, opay', (f) => `Transfer from ${f.name}`],
];
const UNKNOWN: ((f: Fill, bank: string) => string)[] = [
  (f, bank) => `NIP/${bank}/${f.NAME}/TRANSFER`,
  (f) => `NIP TRF FROM ${f.NAME} RENT`,
  (_, bank) => `POS SETTLEMENT ${bank} 24112026`,
  (f) => `CASH DEPOSIT BY ${f.NAME}`,
  (f) => `${f.session}`,
  () => 'INTEREST CAPITALISED NOV 2026',
  (f) => `FGN WHT REFUND ${f.pay}`,
];

const everyFew = (digits: string, few: number): string =>
  digits.match(new RegExp(`.{1,${few}}`, 'g'))!.join(' ');
/** How a reference arrives, whole. */
const WHOLE: [string, (reference: string) => string][] = [
  ['as it is', (one) => one],
  ['without hyphen', (one) => one.replace('-', '')],
  ['a space for the hyphen', (one) => one.replace('-', ' ')],
  ['upper case', (one) => one.toUpperCase()],
  ['split in fours', (one) => `${one.split('-')[0]} ${everyFew(one.split('-')[1]!, 4)}`],
  ['split once', (one) => `${one.slice(0, -5)} ${one.slice(-5)}`],
  ['upper, split', (one) => `${one.toUpperCase().replace('-', ' ').slice(0, -3)} ${one.slice(-3)}`],
  ['number alone', (one) => one.split('-')[1]!],
];
const PARTLY: [string, (reference: string) => string][] = [
  ['two cut off', (one) => one.slice(0, -2)],
  ['three cut off, no hyphen', (one) => one.slice(0, -3).replace('-', '')],
  ['begins late', (one) => one.slice(-9)],
  ['the last eight', (one) => `IJEUWA ${one.slice(-8)}`],
];

const accented = (name: string): string => name.replace('o', 'ọ').replace('e', 'ẹ́');
const swapped = (name: string): string => name.split(' ').toReversed().join(' ');
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Each shape filled in for a transfer of its own turn, until there are as many. */
export const makeLabelled = (waiting: readonly Waiting[], many: number, seed: number): Labelled[] => {
  const chance = makeChance(seed);
  const of = <T>(those: readonly T[]): T => those[Math.floor(chance() * those.length)]!;
  const lines: Labelled[] = [];
  const digits = (length: number) => Array.from({ length }, () => Math.floor(chance() * 10)).join('');
  const fillWith = (name: string, ref: string): Fill => ({
    ref,
    name: chance() < 0.2 ? accented(name) : name,
    NAME: name.toUpperCase(),
    back: swapped(name).toUpperCase(),
    session: digits(30),
    pay: digits(8),
  });
  for (let n = 0; lines.length < many; n++) {
    const one = waiting[n % waiting.length]!;
    const bank = of(BANKS);
    const sender = chance() < 0.25 ? of(RELATIVES) : one.name;
    const day = shifted(one.day, Math.floor(chance() * 3));
    const line = (shape: string, narration: string, change: Partial<Labelled> = {}) =>
      lines.push({ narration, naira: one.naira, day, isFor: one.id, shape, ...change });
    const [shape, write] = REFERENCED[n % REFERENCED.length]!;
    switch (n % 10) {
      case 0:
      case 1:
      case 2:
      case 3:
      case 4: {
        const [how, spell] = WHOLE[Math.floor(n / 2) % WHOLE.length]!;
        line(`${shape}, ${how}`, write(fillWith(sender, spell(one.reference)), bank));
        break;
      }
      case 5: {
        const [how, spell] = of(PARTLY);
        line(`${shape}, ${how}`, write(fillWith(sender, spell(one.reference)), bank));
        break;
      }
      case 6: {
        const [named, say] = of(NAMED);
        line(named, say(fillWith(one.name, ''), bank));
        break;
      }
      case 7: {
        const off = of([-5000, -53.75, -50, 1000, 50_000]);
        const filled = fillWith(sender, one.reference);
        line(`${shape}, other amount`, write(filled, bank), { naira: one.naira + off });
        break;
      }
      case 8: {
        const stranger = of(RELATIVES);
        const naira = of([...Object.values(PRICES), 12_345.67, 500]);
        line('of a stranger', of(UNKNOWN)(fillWith(stranger, ''), bank), { isFor: null, naira });
        break;
      }
      default: {
        // One figure wrong: nobody can know which one.
        const at = one.reference.length - 1 - Math.floor(chance() * 5);
        const other = `${(Number(one.reference[at]) + 1 + Math.floor(chance() * 8)) % 10}`;
        const mistyped = one.reference.slice(0, at) + other + one.reference.slice(at + 1);
        line(`${shape}, one figure wrong`, write(fillWith(one.name, mistyped), bank));
      }
    }
  }
  return lines;
};
