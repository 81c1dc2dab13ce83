// What stands where a screen cannot: its files are gone, nobody answered, or it was somebody else’s.
import type { ReactNode } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Logo } from '#ui/Logo.tsx';

const RENEWED = {
  title: 'We have updated Ijeuwa',
  message: 'This page is from before the update. Please reload it.',
  advice: 'If that does not help, try again in a minute.',
  retryLabel: 'Reload',
  calm: true,
};

/** Where two share a phone: what stood here was the other’s, and is shown no more. */
const ANOTHERS = {
  title: 'Somebody else is signed in here now',
  message: 'This page belonged to another member. What you tapped last was not done, and nothing was sent.',
  advice: 'If it was you, log out, sign in again and do it once more.',
  retryLabel: 'To the dashboard',
  calm: true,
};

export function StoppedScreen({ why }: { why: 'renewed' | 'unreachable' | 'anothers' }) {
  if (why === 'anothers')
    return (
      <Alone>
        <ErrorState {...ANOTHERS} onRetry={() => window.location.replace(paths.dashboard)} />
      </Alone>
    );
  return (
    <Alone>
      <ErrorState
        {...(why === 'renewed' ? RENEWED : { message: NO_RESPONSE })}
        onRetry={() => window.location.reload()}
      />
    </Alone>
  );
}

/** No header stands above it: whose page it is, it says itself. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col">
      <title>Ijeuwa</title>
      <AsoOkeBand />
      <div className="m-auto flex w-full max-w-md flex-col gap-5 px-(--gutter) py-6 text-center">
        <h1>
          <Logo size="lg" />
        </h1>
        {children}
      </div>
    </main>
  );
}
