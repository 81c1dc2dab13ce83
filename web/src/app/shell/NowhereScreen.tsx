// Any address that is not ours leads to the start (spec 2), which is a page outside the application.
import { useEffect } from 'react';
import { paths } from '#platform/paths.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';

export default function NowhereScreen() {
  useEffect(() => window.location.replace(paths.landing), []);
  return <LoadingScreen />;
}
