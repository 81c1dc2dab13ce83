// What stands in the sidebar: its menus, and their places until they are here.
import { useEffect } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { laterSidebar } from './later-menus.ts';

export function SidebarContent() {
  const { part, failed } = laterSidebar.usePart();
  const fetch = () => void laterSidebar.fetch();
  useEffect(fetch, []);
  if (part) return <part.Sidebar />;
  return (
    <div className="flex-1 px-4.5 py-4">
      {failed ? (
        <SmallError message={NO_RESPONSE} onRetry={() => void laterSidebar.again()} />
      ) : (
        <SkeletonRows rows={6} faces={false} />
      )}
    </div>
  );
}
