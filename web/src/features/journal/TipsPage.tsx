// The four tips for courtship.
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { TipsPage as Page } from '../../../content/kinds/journal.ts';
import type { Tip } from '../../../content/kinds/tip.ts';
import { Ending } from './Ending.tsx';
import { NumberedTips } from './NumberedTips.tsx';

export function TipsPage({ page, tips }: { page: Page; tips: readonly Tip[] }) {
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      <NumberedTips tips={tips} />
      <div className="mt-10">
        <Ending {...page.ending} />
      </div>
    </ReadingPage>
  );
}
