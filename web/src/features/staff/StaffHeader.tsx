// The head of the back office: who is signed in, the queues of their roles, and the way out.
import type { StaffUser } from '@ijeuwa/contract/staff';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Logo } from '#ui/Logo.tsx';
import { useLogOutStaff } from './staff.queries.ts';
import { queuesOf } from './staff-queues.ts';

export function StaffHeader({ staff }: { staff: StaffUser }) {
  const leave = useLogOutStaff();
  const row = useQueueInView();
  const logOut = () => leave.mutate({}, { onError: (error) => feedback.error(error.message) });
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 px-4 pt-1.5 sm:px-6">
        <Logo size="sm" />
        <p className="min-w-0 flex-[1_1_8rem] truncate text-sm text-ink-2">
          Back office · <span className="font-medium text-ink">{staff.name}</span>
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
      <nav
        ref={row}
        aria-label="Queues"
        className="relative mx-auto flex w-full max-w-6xl gap-1 overflow-x-auto px-1 [scrollbar-width:none] sm:px-3 lg:flex-wrap lg:overflow-x-visible"
      >
        {queuesOf(staff).map(({ to, label }) => (
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

/** On a phone the row is longer than the screen: it stands at the queue that is open. */
function useQueueInView() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const nav = row.current;
    const open = nav?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav && open) nav.scrollLeft = open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return row;
}
