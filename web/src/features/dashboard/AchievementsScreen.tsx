// /achievements: what the member has reached, each with its day, and what is ahead.
import type { Achievements } from '@ijeuwa/contract/dashboard';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyTop } from '#ui/EmptyTop.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate } from '#ui/format.ts';
import { Page } from '#ui/Page.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { ACHIEVEMENT_WORDS } from './achievement-words.ts';
import { useAchievements } from './dashboard.queries.ts';

export default function AchievementsScreen() {
  const { data, error, isFetching, refetch } = useAchievements();
  return (
    <Page
      title={places.achievements.name}
      intro="The steps you have taken here, and when. They stay yours, even if you stay away for a while."
    >
      {data && <Steps {...data} />}
      {!data && !error && <SkeletonRows rows={6} faces={false} label="Loading what you have reached..." />}
      {!data && error && (
        <ErrorState
          title="Your achievements did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Steps({ reached, ahead }: Achievements) {
  return (
    <div className={classes('grid items-start gap-8 *:min-w-0', ahead.length > 0 && 'lg:grid-cols-2')}>
      <section aria-labelledby="reached" className="flex flex-col gap-3">
        <SectionHeading id="reached">Reached</SectionHeading>
        <Card padded={false} className="overflow-hidden">
          {reached.length <= 1 && <EmptyTop picture="people" />}
          <ul className="px-(--inset) py-1 sm:px-5">
            {reached.map(({ what, at }) => (
              <li key={what} className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf"
                >
                  <Check className="size-4.5" />
                </span>
                <p className="grid min-w-0 flex-1 items-baseline gap-x-4 sm:grid-cols-[1fr_auto]">
                  <span className="min-w-0 font-medium wrap-break-word">
                    {ACHIEVEMENT_WORDS[what].reached}
                  </span>
                  <time dateTime={at} className="text-sm text-ink-2">
                    {formatDate(at)}
                  </time>
                </p>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      {ahead.length > 0 && (
        <section aria-labelledby="ahead" className="flex flex-col gap-3">
          <SectionHeading id="ahead">Still ahead</SectionHeading>
          <Card padded={false} className="px-(--inset) py-1 sm:px-5">
            <ul>
              {ahead.map((what) => (
                <li key={what} className="border-t border-line first:border-t-0">
                  <Ahead {...ACHIEVEMENT_WORDS[what]} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}

function Ahead({ ahead, to }: { ahead: string; to?: string }) {
  if (!to) return <p className="flex min-h-14 items-center py-2">{ahead}</p>;
  return (
    <Link
      to={to}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-2 font-medium hover:bg-paper-2"
    >
      <span className="min-w-0 flex-1 wrap-break-word">{ahead}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-wine" />
    </Link>
  );
}
