// The menus that a phone shows when they are asked for: one file, which nobody's first screen waits for.
import { useEffect } from 'react';
import { savesData } from '#platform/data-saver.ts';
import { laterPart } from '#platform/later-part.ts';
import { latestNotices } from '../../features/notifications/NotificationBell.tsx';

export const laterSidebar = laterPart(() => import('./Sidebar.tsx'));
export const laterAccountMenu = laterPart(() => import('./AccountMenu.tsx'));

/** Once the browser keeps files for later, the menus open without a network too; a device that saves data waits for the tap. */
export const useMenusKept = (): void =>
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    void navigator.serviceWorker.ready.then(() => {
      for (const one of [laterSidebar, laterAccountMenu, latestNotices]) void one.fetch();
    });
  }, []);
