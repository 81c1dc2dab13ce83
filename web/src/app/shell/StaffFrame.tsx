// What stands around the back office: nothing of the members' menus.
import type { ReactNode } from 'react';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { OfflineNotice } from '#ui/OfflineNotice.tsx';
import { DemonstrationBanner } from './DemonstrationBanner.tsx';
import { MainContent } from './MainContent.tsx';
import { SkipLink } from './SkipLink.tsx';

export function StaffFrame({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <SkipLink />
      <AsoOkeBand />
      <DemonstrationBanner />
      <OfflineNotice />
      {header}
      <MainContent>{children}</MainContent>
    </div>
  );
}
