// What stands around a screen for somebody who is not signed in.
import type { ReactNode } from 'react';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DemonstrationBanner } from './DemonstrationBanner.tsx';
import { MainContent } from './MainContent.tsx';
import { SkipLink } from './SkipLink.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

export function VisitorFrame({ entries, children }: { entries?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AsoOkeBand />
      <DemonstrationBanner />
      <ConnectionNotice />
      <VisitorHeader entries={entries} />
      <MainContent>{children}</MainContent>
    </div>
  );
}
