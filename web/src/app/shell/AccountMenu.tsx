// What the menu behind the member's face holds.
import {
  Bell,
  BookOpen,
  CreditCard,
  Gauge,
  HandHeart,
  LogOut,
  MessageCircleHeart,
  Milestone,
  MonitorSmartphone,
  Moon,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  Sun,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { menuLabelOf, type Place, places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { chooseSaver, SAVER_CHOICES, useSaverChoice } from '#ui/data-saver.ts';
import { Menu } from '#ui/Menu.tsx';
import { saveTheme, THEMES, useTheme } from '#ui/theme.ts';
import { usePhone } from '#ui/useWideScreen.ts';
import { PremiumLabel } from './PremiumLabel.tsx';
import { useMayUpgrade } from './shell.queries.ts';
import { useLogOut } from './useLogOut.tsx';

const LOOK = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const;
const THEME_ICONS = {
  device: <Smartphone {...LOOK} />,
  light: <Sun {...LOOK} />,
  dark: <Moon {...LOOK} />,
};
const THEME_OPTIONS = THEMES.map((one) => ({ ...one, icon: THEME_ICONS[one.value] }));

const entry = (place: Place) => ({ label: menuLabelOf(place), to: place.to });

/** Fetched for the press that asks for it: it opens at once. */
export function AccountMenu({ label, face }: { label: string; face: ReactNode }) {
  const { name } = useMember();
  const phone = usePhone();
  const mayUpgrade = useMayUpgrade();
  const theme = useTheme();
  const saver = useSaverChoice();
  const { start, asks } = useLogOut();
  return (
    <>
      <Menu
        label={label}
        trigger={face}
        opened
        header={
          <div className="flex flex-col gap-1.5">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <PremiumLabel />
          </div>
        }
        items={[
          // From 768 px on it stands in the header.
          ...(phone && mayUpgrade
            ? [{ label: 'Upgrade', to: places.payment.to, icon: <Sparkles {...LOOK} /> }]
            : []),
          { ...entry(places.profile), icon: <UserRound {...LOOK} /> },
          { ...entry(places.preferences), icon: <SlidersHorizontal {...LOOK} /> },
          { ...entry(places.relationshipScore), icon: <Gauge {...LOOK} /> },
          { ...entry(places.achievements), icon: <Milestone {...LOOK} /> },
          { ...entry(places.ijeuwa), icon: <BookOpen {...LOOK} /> },
          { ...entry(places.counselling), icon: <MessageCircleHeart {...LOOK} /> },
          { ...entry(places.therapy), icon: <HandHeart {...LOOK} /> },
          { ...entry(places.notifications), icon: <Bell {...LOOK} /> },
          { ...entry(places.payment), icon: <CreditCard {...LOOK} /> },
          { ...entry(places.privacy), icon: <ShieldCheck {...LOOK} /> },
          { ...entry(places.devices), icon: <MonitorSmartphone {...LOOK} /> },
          { label: 'Save data', options: SAVER_CHOICES, value: saver, onChoose: chooseSaver },
          { label: 'Theme', options: THEME_OPTIONS, value: theme, onChoose: saveTheme },
          { label: 'Logout', onSelect: start, icon: <LogOut {...LOOK} />, apart: true },
        ]}
      />
      {asks}
    </>
  );
}
