// /google: joins a Google account to the signed-in member, shows which one it is, and lets it go.

import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useIdentities, useWays } from '../accounts.queries.ts';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { LinkGoogleForm } from './LinkGoogleForm.tsx';

const OUTCOMES: Record<string, { tone: 'success' | 'info' | 'error'; text: string }> = {
  linked: { tone: 'success', text: 'Your Google account is linked. You can log in with it from now on.' },
  cancelled: { tone: 'info', text: 'You cancelled at Google. Nothing has changed.' },
  failed: {
    tone: 'error',
    text: 'Google could not confirm who you are, or this Google account belongs to another member. Please try again.',
  },
};

export default function GoogleLinkScreen() {
  const [search, setSearch] = useSearchParams();
  const outcome = OUTCOMES[search.get('social') ?? ''];
  return (
    <Page
      title={places.google.name}
      intro="Log in with Google instead of a password. Your matches and messages stay as they are."
      back={paths.profile}
      width="narrow"
    >
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Linking onUnlinked={() => setSearch({}, { replace: true })} />
    </Page>
  );
}

function Linking({ onUnlinked }: { onUnlinked: () => void }) {
  const [{ data, ...linked }, ways] = [useIdentities(), useWays()];
  const error = linked.error ?? ways.error;
  const again = () => void Promise.all([linked.refetch(), ways.refetch()]);
  if ((!data || !ways.data) && error)
    return (
      <ErrorState
        title="Your Google account did not load"
        message={error.message}
        busy={linked.isFetching || ways.isFetching}
        onRetry={again}
      />
    );
  if (!data || !ways.data) return <SkeletonRows rows={1} faces={false} />;
  if (data.identities.length > 0)
    return <LinkedAccounts {...data} ways={ways.data} onUnlinked={onUnlinked} />;
  return (
    <>
      <ul className="marks-diamond flex flex-col gap-2">
        <li>Google tells us your name and email, and nothing else.</li>
        <li>We never see your Google password, and never write to your contacts.</li>
      </ul>
      <LinkGoogleForm ways={ways.data} />
    </>
  );
}
