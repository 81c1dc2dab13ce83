// The figures of what came on a day; each opens the rows that it is made of.
import {
  type CAME_LINES,
  type CameNet,
  type CameOfNobody,
  type CameTotal,
  listCameLines,
} from '@ijeuwa/contract/books';
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { PROVIDERS } from '@ijeuwa/contract/payment-words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { useMayCall } from '../staff-session.ts';
import { PROVIDER_WORDS } from './book-words.ts';

type LinesOf = (typeof CAME_LINES)[number];
const LINES: readonly LinesOf[] = ['came', 'named', 'freed', 'known'];

/** Which rows are open, as the address has it: of one way and currency, of what went back, or of lines. */
export const openedOf = (rows: string | null) => {
  const [what, one = '', other] = (rows ?? '').split('.');
  const provider = PROVIDERS.find((each) => what === 'way' && each === one);
  const currency = CURRENCIES.find((each) => each === (what === 'back' ? one : other));
  if (provider && currency) return { way: { provider, currency } };
  if (what === 'back' && currency) return { back: currency };
  const lines = LINES.find((each) => what === 'lines' && each === one);
  return lines ? { lines } : {};
};

type RowsLinkProps = { day: string; rows: string; opened: string | null; children: ReactNode };

function RowsLink({ day, rows, opened, children }: RowsLinkProps) {
  return (
    <Link
      to={`?${new URLSearchParams({ day, rows })}`}
      aria-current={rows === opened ? 'true' : undefined}
      className="-my-3 inline-flex min-h-11 items-center text-wine underline aria-current:font-semibold"
    >
      {children}
    </Link>
  );
}

type At = { day: string; opened: string | null };

/** All of one currency, and what of it is left once what went back that day is taken off. */
export function Nets({ nets, ...at }: At & { nets: readonly CameNet[] }) {
  return (
    <FactList
      facts={nets.map(({ came, wentBack, net }) => ({
        label: `All in ${net.currency}`,
        value: (
          <span className="tabular-nums">
            {formatMoney(came)} came,{' '}
            {wentBack.amountMinor === 0 ? (
              `${formatMoney(wentBack)} went back:`
            ) : (
              // The colon begins no line.
              <span className="inline-flex items-center">
                <RowsLink {...at} rows={`back.${net.currency}`}>
                  {formatMoney(wentBack)} went back
                </RowsLink>
                :
              </span>
            )}{' '}
            <strong>{formatMoney(net)}</strong>
          </span>
        ),
      }))}
    />
  );
}

type TotalsProps = At & { totals: readonly CameTotal[]; ofNobody: CameOfNobody | null };

export function Totals({ totals, ofNobody, day, opened }: TotalsProps) {
  return (
    <ul aria-label="Sums" className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
      {totals.map(({ provider, amount, payments }) => {
        const rows = `way.${provider}.${amount.currency}`;
        return (
          <li key={rows}>
            <Link
              to={`?${new URLSearchParams({ day, rows })}`}
              aria-current={rows === opened ? 'true' : undefined}
              className="block h-full rounded-xl border border-line bg-surface p-4 hover:border-wine aria-current:border-wine"
            >
              <span className="block font-serif text-2xl font-semibold tabular-nums">
                {formatMoney(amount)}
              </span>
              <span className="block font-semibold">{PROVIDER_WORDS[provider]}</span>
              <span className="block text-sm text-ink-2">
                {formatNumber(payments)} {payments === 1 ? 'payment' : 'payments'}
              </span>
            </Link>
          </li>
        );
      })}
      {ofNobody && <OfNobody {...ofNobody} day={day} opened={opened} />}
    </ul>
  );
}

/** So that both sums together are what the day's close has. */
function OfNobody({ came, named, freed, known, ...at }: At & CameOfNobody) {
  const mayRead = useMayCall(listCameLines);
  const left = { ...came, amountMinor: came.amountMinor + freed.amountMinor - named.amountMinor };
  const figures: readonly [LinesOf, CameOfNobody[LinesOf], string][] = [
    ['came', came, 'stood on statements and was nobody’s when it came.'],
    [
      'known',
      known,
      'more stood there and was never nobody’s: its transfer is confirmed, or it came some other way.',
    ],
    ['freed', freed, 'was read on a day before, and turned out not to be what was confirmed by hand.'],
    ['named', named, 'is nobody’s no longer: it is confirmed, or known otherwise, or the bank took it back.'],
  ];
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <span className="block font-serif text-2xl font-semibold tabular-nums">{formatMoney(left)}</span>
      <span className="block font-semibold">Change in what is still nobody’s</span>
      {figures.map(
        ([of, amount, words]) =>
          amount.amountMinor > 0 && (
            <span key={of} className="mt-2 block text-sm text-ink-2">
              {mayRead ? (
                <RowsLink {...at} rows={`lines.${of}`}>
                  {formatMoney(amount)}
                </RowsLink>
              ) : (
                formatMoney(amount)
              )}{' '}
              {words}
            </span>
          ),
      )}
    </li>
  );
}
