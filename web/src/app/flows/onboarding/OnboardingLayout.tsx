// The frame of onboarding: how far one is, the way back, and who may be here.
import { ChevronLeft } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { Logo } from '#ui/Logo.tsx';
import { OfflineNotice } from '#ui/OfflineNotice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { DemonstrationBanner } from '../../shell/DemonstrationBanner.tsx';
import { MainContent } from '../../shell/MainContent.tsx';
import { SkipLink } from '../../shell/SkipLink.tsx';
import { stageAt } from './onboarding-stages.ts';

export default function OnboardingLayout() {
  const { checkingAuth, user } = useSession();
  const { pathname, search } = useLocation();
  const { path, label, percent, back } = stageAt(pathname);
  if (checkingAuth) return <LoadingScreen />;
  // The profile's screens count themselves below, and need the room.
  const inOneLine = path === paths.gettingStarted;
  const way = authFrom(`${pathname}${search}`);
  // Decisions, "who may open what": the profile alone can be begun by a visitor.
  if (!user && path !== paths.gettingStarted) return <Navigate to={way} replace />;
  if (user?.leavingUntil) return <Navigate to={way} replace />;
  if (user && user.missing.length > 0) return <Navigate to={`${way}&social=complete`} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AsoOkeBand />
      <DemonstrationBanner />
      <OfflineNotice />
      <header className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-(--gutter) pt-3 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Logo to={user ? paths.homepage : paths.landing} outside={!user} />
          {inOneLine && <ProgressBar value={percent} label={label} inline className="w-40" />}
          {back && (
            <Link
              to={back}
              className="-mr-2 inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-medium text-ink-2 hover:bg-paper-2 hover:text-ink"
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
              Back
            </Link>
          )}
        </div>
        {!inOneLine && <ProgressBar value={percent} label={label} />}
      </header>
      <MainContent>
        <Outlet />
      </MainContent>
    </div>
  );
}
