// The head of the back office: who is signed in, the queues of their roles, and the way out.
import type { StaffUser } from '@ijeuwa/contract/staff';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { drop, keep, read } from '#platform/kept-here.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Logo } from '#ui/Logo.tsx';
import { ROW_LOOK } from './row-look.ts';
import { useLogOutStaff } from './staff.queries.ts';
import { groupsOf, type Queue, queuesOf } from './staff-queues.ts';
import { useOpenInView } from './useOpenInView.ts';

const ROW = `${ROW_LOOK} mx-auto w-full max-w-6xl sm:px-3`;
/** Kept where the header of whoever was last here has a row of groups. */
const GROUPED = 'staffGrouped';
/** More than so many stand in groups, of which one is open. */
const AT_ONCE = 8;

export function StaffHeader({ staff }: { staff: StaffUser }) {
  const leave = useLogOutStaff();
  const row = useOpenInView('page');
  const parts = useOpenInView('true');
  const { pathname } = useLocation();
  const groups = groupsOf(staff);
  const grouped = queuesOf(staff).length > AT_ONCE;
  useEffect(() => {
    if (grouped) keep(GROUPED, 'yes');
    else drop(GROUPED);
  }, [grouped]);
  const open = groups.findIndex(({ queues }) => queues.some((one) => isAt(pathname, one)));
  const queues = grouped ? groups[Math.max(0, open)]!.queues : queuesOf(staff);
  const logOut = () => leave.mutate({}, { onError: (error) => feedback.error(error.message) });
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 px-4 pt-1.5 sm:px-6">
        <Logo size="sm" to={paths.staff} />
        <p className="min-w-0 flex-[1_1_5rem] truncate text-sm text-ink-2">
          <span className="max-sm:sr-only">Back office · </span>
          <span className="font-medium text-ink">{staff.name}</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-4 shrink-0"
          busy={leave.isPending}
          busyText="..."
          onClick={logOut}
        >
          Log out
        </Button>
      </div>
      {grouped && (
        <nav ref={parts} aria-label="Parts of the back office" className={ROW}>
          {groups.map(({ label, queues: [first] }, index) => (
            <Link
              key={label}
              to={first!.to}
              aria-current={index === open ? 'true' : undefined}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 text-sm font-semibold text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=true]:bg-wine-soft aria-[current=true]:text-wine"
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <nav ref={row} aria-label="Queues" className={ROW}>
        {queues.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-3 font-medium text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-wine aria-[current=page]:text-wine"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

/** While it is not known who sits here: as high as it will be, so that nothing below it moves. */
export function StaffHeaderShape() {
  const isGrouped = read(GROUPED) !== undefined;
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-12.5 w-full max-w-6xl items-center px-4 pt-1.5 sm:px-6">
        <Logo size="sm" to={paths.staff} />
      </div>
      <div aria-hidden="true" className={isGrouped ? 'h-23' : 'h-12'} />
    </header>
  );
}

const isAt = (pathname: string, { to }: Queue): boolean => pathname === to || pathname.startsWith(`${to}/`);
