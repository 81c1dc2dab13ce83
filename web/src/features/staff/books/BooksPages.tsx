// The pages of the books, as far as one's roles open them.
import * as calls from '@ijeuwa/contract/books';
import { findDayClose } from '@ijeuwa/contract/day-close';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { listSettlements } from '@ijeuwa/contract/settlements';
import { listAgreements } from '@ijeuwa/contract/staff-agreements';
import { NavLink } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ROW_LOOK } from '../row-look.ts';
import { useStaffSession } from '../staff-session.ts';
import { useOpenInView } from '../useOpenInView.ts';

const PAGES = [
  { to: `${paths.staff}/books`, label: 'What came', opens: calls.listCameMoney },
  { to: `${paths.staff}/books/unmatched`, label: 'Unmatched', opens: calls.listUnmatched },
  { to: `${paths.staff}/books/owed`, label: 'What we owe', opens: calls.findOwed },
  { to: `${paths.staff}/books/settlements`, label: 'Paid out', opens: listSettlements },
  { to: `${paths.staff}/books/close`, label: 'Close of a day', opens: findDayClose },
  { to: `${paths.staff}/books/agreements`, label: 'Renewals', opens: listAgreements },
  { to: `${paths.staff}/books/why`, label: 'Why they have it', opens: calls.findReasons },
] as const;

type Page = (typeof PAGES)[number];
const isOpenTo = (roles: readonly StaffRole[], { opens }: Page): boolean =>
  opens.access.staff.some((role) => roles.includes(role));

/** The page of the books at this address, where one's roles do not open it. */
export const closedPageAt = (roles: readonly StaffRole[], pathname: string): string | undefined => {
  const here = PAGES.find(({ to }) => to === pathname);
  return here && !isOpenTo(roles, here) ? here.label : undefined;
};

export function BooksPages() {
  const session = useStaffSession();
  const row = useOpenInView('page');
  const roles = session.at === 'in' ? session.staff.roles : [];
  const open = PAGES.filter((page) => isOpenTo(roles, page));
  return (
    <nav
      aria-label="Pages of the books"
      ref={row}
      className={`${ROW_LOOK} -mx-(--page-edge) border-b border-line lg:mx-0 lg:px-0`}
    >
      {open.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="-mb-px inline-flex min-h-12 shrink-0 items-center border-b-2 lg:first:pl-0 border-transparent px-3 font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-wine aria-[current=page]:text-wine"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
