// On the way out of the application, to a page that the server has.
import { useEffect } from 'react';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';

export function LeaveScreen({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <LoadingScreen />;
}
