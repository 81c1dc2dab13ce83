// The frame of onboarding: how far one is, the way back, and who may be here.
import { ChevronLeft } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { classes } from '#ui/classes.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { Logo } from '#ui/Logo.tsx';
import { StageBar } from '#ui/StageBar.tsx';
import { ConnectionNotice } from '../../shell/ConnectionNotice.tsx';
import { DemonstrationMark } from '../../shell/DemonstrationMark.tsx';
import { LiveUpdates } from '../../shell/LiveUpdates.tsx';
import { MainContent } from '../../shell/MainContent.tsx';
import { SkipLink } from '../../shell/SkipLink.tsx';
import { stageAt } from './onboarding-stages.ts';

export default function OnboardingLayout() {
  const { checkingAuth, user } = useSession();
  const { pathname, search } = useLocation();
  const { path, label, stage, back } = stageAt(pathname);
  if (checkingAuth) return <LoadingScreen />;
  const inProfile = path === paths.gettingStarted;
  // A member's screens of the profile have a line of their own, with the way back and how far one is.
  const ownLine = inProfile && user !== undefined;
  const way = authFrom(`${pathname}${search}`);
  // Decisions, "who may open what": the profile alone can be begun by a visitor.
  if (!user && !inProfile) return <Navigate to={way} replace />;
  if (user?.leavingUntil) return <Navigate to={way} replace />;
  if (user && user.missing.length > 0) return <Navigate to={`${way}&social=complete`} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {user && <LiveUpdates />}
      <AsoOkeBand className="max-md:h-1" />
      <ConnectionNotice />
      <header
        className={classes(
          'mx-auto flex w-full max-w-6xl flex-col gap-1 px-(--gutter) sm:gap-2 sm:px-6 sm:pt-3',
          ownLine && 'max-sm:hidden',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3">
          <Logo to={user ? paths.homepage : paths.landing} outside={!user} />
          <DemonstrationMark />
          {back && (
            <Link
              to={back}
              className="-mr-2 ml-auto inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-medium text-ink-2 hover:bg-paper-2 hover:text-ink"
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
              Back
            </Link>
          )}
          {!user && (
            <Link
              to={way}
              className="-mr-2 ml-auto inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-ink-2 hover:bg-paper-2 hover:text-ink"
            >
              Login
            </Link>
          )}
        </div>
        {!ownLine && (
          <StageBar stage={stage} done={inProfile ? 0 : 1} label={label} labelHidden={inProfile} />
        )}
      </header>
      <MainContent>
        <Outlet />
      </MainContent>
    </div>
  );
}
