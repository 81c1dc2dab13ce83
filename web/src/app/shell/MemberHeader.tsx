// The header of a member: sidebar button, logo, membership, bell, the menu behind the face; and whether one is offline.
import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { OfflineNotice } from '#ui/OfflineNotice.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { PremiumLabel } from './PremiumLabel.tsx';
import { useTopBar } from './useTopBar.ts';

type SidebarControl = { id: string; open: boolean; toggle: () => void };

export function MemberHeader({ sidebar }: { sidebar: SidebarControl }) {
  const bar = useTopBar();
  return (
    <header ref={bar} className="sticky top-0 z-20 border-b border-line bg-paper">
      <AsoOkeBand />
      <div className="@container flex min-h-16 flex-wrap items-center gap-1.5 px-2 sm:gap-3 sm:px-4">
        <IconButton
          label={sidebar.open ? 'Close sidebar' : 'Open sidebar'}
          icon={<MenuIcon aria-hidden="true" className="size-6" />}
          aria-expanded={sidebar.open}
          aria-controls={sidebar.open ? sidebar.id : undefined}
          onClick={sidebar.toggle}
        />
        <Logo to={paths.homepage} />
        <div className="ml-auto hidden md:block">
          <PremiumLabel />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1 max-md:ml-auto sm:gap-2">
          <ButtonLink to={paths.billingProcess} size="sm" className="@max-[19rem]:hidden">
            Upgrade
          </ButtonLink>
          <NotificationBell />
          <AvatarMenu />
        </div>
      </div>
      <OfflineNotice />
    </header>
  );
}
