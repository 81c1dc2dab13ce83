// What was told to the member since yesterday: their own notices, the latest first.
import { placeOfNotice } from '@ijeuwa/contract/notifications';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { formatRelative } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { sinceYesterday } from './notices.rules.ts';
import { useNotificationActions, useNotifications } from './notifications.queries.ts';

const SHOWN = 4;

/** Nothing where there is nothing: the bell says when its notices did not come. */
export function SinceYesterday() {
  const { data } = useNotifications();
  const { markRead } = useNotificationActions();
  const told = sinceYesterday(data?.notifications ?? [], new Date().toISOString(), dayThere);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="since-yesterday" className="flex flex-col gap-1">
      <SectionHeading
        id="since-yesterday"
        action={<SectionLink to={paths.notifications}>See all</SectionLink>}
      >
        Since yesterday
      </SectionHeading>
      <ul>
        {told.slice(0, SHOWN).map((notice) => (
          <li key={notice._id} className="border-t border-line first:border-t-0">
            <Link
              to={placeOfNotice(notice)}
              onClick={() => markRead(notice)}
              className="-mx-2 flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-md px-2 py-2 hover:bg-paper-2"
            >
              <span className="min-w-0 flex-[1_1_16rem] wrap-break-word">
                <strong className="block font-semibold">{notice.title}</strong>
                <span className="block text-sm text-ink-2">{notice.message}</span>
              </span>
              <time dateTime={notice.createdAt} className="text-sm text-ink-2">
                {formatRelative(notice.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
