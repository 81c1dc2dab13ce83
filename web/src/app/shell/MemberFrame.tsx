// What stands around a member's screen: banners, header, sidebar, and on a phone the bar at the bottom.
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { classes } from '#ui/classes.ts';
import { BottomBar } from './BottomBar.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { useMenusKept } from './later-menus.ts';
import { MainContent } from './MainContent.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { isChat, isDeck, isPerson } from './places.ts';
import { SidebarContent } from './SidebarContent.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UnverifiedBanner } from './UnverifiedBanner.tsx';
import { useSidebar } from './useSidebar.ts';

/** No bar stands below a conversation’s writing line or a person’s answers; of the header stays what it says of the connection. What is said in place of such a screen (`framed`) has both around it. */
const FILLS =
  'max-md:[&:not(:has([data-framed]))>header]:border-0 max-md:[&:not(:has([data-framed]))>header>:not([role=status])]:hidden ' +
  'max-md:[&:not(:has([data-framed]))>nav]:hidden max-md:has-[[data-framed]]:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))]';

export function MemberFrame({ children }: { children: ReactNode }) {
  const { wide, open, setOpen } = useSidebar();
  const { pathname } = useLocation();
  const edgeToEdge = isPerson(pathname);
  const ownLine = edgeToEdge || isChat(pathname);
  const sidebar = useId();
  useMenusKept();
  return (
    <div
      className={classes(
        'flex min-h-dvh flex-col [--page-margin:0px] lg:[--page-edge:2rem] lg:[--page-width:90rem]',
        ownLine ? FILLS : 'max-md:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink />
      <LiveUpdates />
      <MemberHeader sidebar={{ id: sidebar, open, toggle: () => setOpen(!open) }} />
      <div className="flex flex-1">
        {wide && open && (
          <aside
            id={sidebar}
            aria-label="Sidebar"
            className="sticky top-(--top-bar) flex h-[calc(100dvh-var(--top-bar))] w-56 shrink-0 flex-col self-start border-r border-line bg-surface"
          >
            <SidebarContent />
          </aside>
        )}
        {!wide && open && (
          <SidebarDrawer id={sidebar} onClose={() => setOpen(false)}>
            <SidebarContent />
          </SidebarDrawer>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {!isDeck(pathname) && (
            <div className={edgeToEdge ? 'max-md:hidden' : 'contents'}>
              <UnverifiedBanner />
            </div>
          )}
          <MainContent>{children}</MainContent>
        </div>
      </div>
      <BottomBar />
    </div>
  );
}
