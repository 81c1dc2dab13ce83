// The header of a member: sidebar button, logo, membership, bell, the menu behind the face; and whether one is offline. On a phone it is 48 px high.
import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DemonstrationMark } from './DemonstrationMark.tsx';
import { PremiumLabel } from './PremiumLabel.tsx';
import { useMayUpgrade } from './shell.queries.ts';
import { useTopBar } from './useTopBar.ts';

type SidebarControl = { id: string; open: boolean; toggle: () => void };

export function MemberHeader({ sidebar }: { sidebar: SidebarControl }) {
  const bar = useTopBar();
  const mayUpgrade = useMayUpgrade();
  return (
    <header ref={bar} className="sticky top-0 z-30 bg-paper md:border-b md:border-line">
      <AsoOkeBand className="max-md:h-1" />
      <div className="flex min-h-11 flex-wrap items-center gap-1 px-1.5 sm:px-4 md:min-h-16 md:gap-3">
        <IconButton
          label={sidebar.open ? 'Close sidebar' : 'Open sidebar'}
          icon={<MenuIcon aria-hidden="true" className="size-6" />}
          aria-expanded={sidebar.open}
          aria-controls={sidebar.open ? sidebar.id : undefined}
          onClick={sidebar.toggle}
        />
        <Logo to={paths.homepage} />
        <DemonstrationMark />
        <div className="ml-auto flex items-center gap-3 max-md:hidden">
          <PremiumLabel />
          {mayUpgrade && (
            <ButtonLink to={paths.billingProcess} size="sm">
              Upgrade
            </ButtonLink>
          )}
        </div>
        <div className="flex items-center justify-end gap-1 max-md:ml-auto sm:gap-2">
          <NotificationBell />
          <AvatarMenu />
        </div>
      </div>
      <ConnectionNotice />
    </header>
  );
}
