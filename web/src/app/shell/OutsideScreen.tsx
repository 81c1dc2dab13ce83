// An address for which the application has no screen: the server knows whether a page stands there.
import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { LeaveScreen } from './LeaveScreen.tsx';

/** The address at which the browser loaded this application, without what a fragment adds. */
const loadedAddress = (): string | undefined =>
  performance.getEntriesByType('navigation')[0]?.name.split('#')[0];

/** Where to go: the address as a page; the start where the server had none (spec 2); nowhere if that failed too. */
const placeToGo = (pathname: string, search: string): string | undefined => {
  if (loadedAddress() !== `${window.location.origin}${pathname}${search}`) return `${pathname}${search}`;
  return pathname === paths.landing ? undefined : paths.landing;
};

export default function OutsideScreen() {
  const { pathname, search, hash } = useLocation();
  const place = placeToGo(pathname, search);
  if (place) return <LeaveScreen to={place === paths.landing ? place : `${place}${hash}`} />;
  return (
    <main className="flex min-h-dvh flex-col">
      <Page title="Ijeuwa" titleHidden back={false}>
        <ErrorState message="This page could not be loaded." onRetry={() => window.location.reload()} />
      </Page>
    </main>
  );
}
