// What we owe, as the ledger has it; each figure opens the orders that it is made of.
import type { Balance, Owed } from '@ijeuwa/contract/books';
import type { Money } from '@ijeuwa/contract/fields';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useOwed } from '../staff.queries.ts';
import { BooksPages } from './BooksPages.tsx';
import { accountWords, OWED_WORDS, readAs } from './book-words.ts';
import { OwedOrders } from './OwedOrders.tsx';

const addressOf = ({ account, amount: { currency }, title }: Owed): string =>
  `?${new URLSearchParams({ account, currency, ...(title && { title }) })}`;

/** Of each currency. */
const totalsOf = (owed: readonly Owed[]): Money[] =>
  [...Map.groupBy(owed, ({ amount }) => amount.currency)].map(([currency, all]) => ({
    amountMinor: all.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
    currency,
  }));

export default function OwedScreen() {
  const [search] = useSearchParams();
  const query = useOwed();
  return (
    <QueuePage
      title="Books"
      intro="As the ledger has it now. Press a figure to see its orders."
      above={<BooksPages />}
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading what we owe..." />}
    >
      {({ owed, balances }) => (
        <div className="flex flex-col gap-8">
          <Figures owed={owed} at={`?${search}`} />
          {search.has('account') && <OwedOrders key={`${search}`} search={search} />}
          <Accounts balances={balances} />
        </div>
      )}
    </QueuePage>
  );
}

const isNobodys = ({ account }: Owed): boolean => account === 'liability:unidentified';

/** Credit is counted by its members. */
const countWords = ({ account, orders }: Owed): string => {
  const one = account === 'liability:credit' ? 'member' : 'order';
  return `${formatNumber(orders)} ${orders === 1 ? one : `${one}s`}`;
};

function Figures({ owed, at }: { owed: readonly Owed[]; at: string }) {
  return (
    <section aria-label="What we owe" className="flex flex-col gap-3">
      <SectionHeading>What we owe</SectionHeading>
      {owed.length > 0 && (
        <p>
          In all{' '}
          <strong className="font-serif text-xl tabular-nums">
            {totalsOf(owed).map(formatMoney).join(' and ')}
          </strong>
          , of these:
        </p>
      )}
      {owed.length === 0 && <p className="text-ink-2">We owe nothing to anybody.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
        {owed.map((one) => {
          const to = isNobodys(one) ? `${paths.staff}/books/unmatched` : addressOf(one);
          return (
            <li key={`${one.account} ${one.amount.currency} ${one.title}`}>
              <Link
                to={to}
                aria-current={to === at ? 'true' : undefined}
                className="block h-full rounded-xl border border-line bg-surface p-4 hover:border-wine aria-current:border-wine"
              >
                <span className="block font-serif text-2xl font-semibold tabular-nums">
                  {formatMoney(one.amount)}
                </span>
                <span className="block font-semibold wrap-anywhere">
                  {OWED_WORDS[one.account]}
                  {one.title && `: ${one.title}`}
                </span>
                <span className="block text-sm text-ink-2">
                  {isNobodys(one) ? 'Of no order: see “Unmatched”' : countWords(one)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where the rows of an account stand, if they do: of what is earned and spent each order has its own. */
const rowsOf = (account: string, { currency }: Money): string | undefined => {
  if (account === 'liability:unidentified') return `${paths.staff}/books/unmatched`;
  if (account in OWED_WORDS) return `?${new URLSearchParams({ account, currency })}`;
  if (account.startsWith('asset:provider:')) return `${paths.staff}/books/settlements`;
  return account.startsWith('asset:bank:') ? `${paths.staff}/statements` : undefined;
};

/** As the lines of an order have them: each account by the side on which it grows. */
function Accounts({ balances }: { balances: readonly Balance[] }) {
  return (
    <section aria-label="All accounts" className="flex flex-col gap-3">
      <SectionHeading>All accounts</SectionHeading>
      <p className="text-ink-2">
        Each account is shown as a plain amount; a minus is the other way round. What we have and spent
        together is as much as what we owe and earned together.
      </p>
      <FactList
        facts={balances.map(({ account, amount }) => {
          const to = rowsOf(account, amount);
          const figure = formatMoney(readAs(account, amount));
          return {
            label: `${accountWords(account)} (${amount.currency})`,
            value: (
              <span className="tabular-nums">
                {to ? <SectionLink to={to}>{figure}</SectionLink> : figure}
              </span>
            ),
          };
        })}
      />
    </section>
  );
}
