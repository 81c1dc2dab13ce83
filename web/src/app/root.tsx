// The HTML around every screen: fonts, theme, messages, and what shows when a screen cannot.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { queryClient } from '#platform/queries.ts';
import { isAnothers, onAnothers } from '#platform/shown-to.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { Page } from '#ui/Page.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import literata from '../../fonts/literata.woff2?url';
import './application.css';
import { LeaveGuard } from './leaving/LeaveGuard.tsx';
import { isRenewed, onRenewed } from './renewal/reload-once.ts';
import { StoppedScreen } from './renewal/StoppedScreen.tsx';
import { scrollPlace } from './scroll-place.ts';

export function links() {
  return [
    { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1017" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <ScrollRestoration getKey={scrollPlace} />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export function ErrorBoundary() {
  return (
    <Page title="Something went wrong" back={false}>
      <ErrorState message="This page could not be shown." onRetry={() => window.location.reload()} />
    </Page>
  );
}

export default function Root() {
  const renewed = useSyncExternalStore(onRenewed, isRenewed, () => false);
  const anothers = useSyncExternalStore(onAnothers, isAnothers, () => false);
  if (anothers) return <StoppedScreen why="anothers" />;
  return (
    <QueryClientProvider client={queryClient}>
      {renewed ? <StoppedScreen why="renewed" /> : <Outlet />}
      <LeaveGuard />
    </QueryClientProvider>
  );
}
