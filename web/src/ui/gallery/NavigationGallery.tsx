// Ways around: tabs, menus, panels, carousels, questions.
import { Bell, LogOut, UserRound } from 'lucide-react';
import { Avatar } from '../Avatar.tsx';
import { Card } from '../Card.tsx';
import { Carousel } from '../Carousel.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { Menu } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';
import { Tabs } from '../Tabs.tsx';
import { THEMES } from '../theme.ts';
import { Section } from './Section.tsx';

const ACCOUNT = [
  { label: 'My Profile', to: '/profile', icon: <UserRound aria-hidden="true" className="size-5" /> },
  { label: 'Notifications', to: '/notifications', icon: <Bell aria-hidden="true" className="size-5" /> },
  { label: 'Theme', options: THEMES, value: 'device', onChoose: () => undefined },
  {
    label: 'Logout',
    apart: true,
    onSelect: () => undefined,
    icon: <LogOut aria-hidden="true" className="size-5" />,
  },
];
const STORIES = [
  ['Chioma and Emeka', 'We met in March; my mother had chosen the aso ebi by July.'],
  ['Aisha and Yusuf', 'We both wrote that faith comes first. It saved us six months of guessing.'],
  ['Tolú and Bísí', 'He was in Leeds, I was in Ìbàdàn. The counsellor asked what we had not dared to ask.'],
];

export function NavigationGallery() {
  return (
    <Section title="Ways around" columns>
      <Tabs
        label="Help"
        tabs={[
          { id: 'faq', label: 'Questions', panel: <Questions /> },
          { id: 'contact', label: 'Contact', count: 2, panel: <p>Mon-Fri 9am-5pm WAT</p> },
          { id: 'resources', label: 'Resources', panel: <p>Guides, videos, community</p> },
        ]}
      />
      <Carousel label="Success stories" autoAdvanceMs={6000}>
        {STORIES.map(([couple, words]) => (
          <Card key={couple} as="article" className="mx-0.5">
            <p className="font-serif text-lg">“{words}”</p>
            <p className="mt-2 text-sm font-semibold">{couple}</p>
          </Card>
        ))}
      </Carousel>
      <div className="flex items-center gap-3">
        <Menu
          label="Your account"
          align="start"
          trigger={<Avatar likeness="woman" size="sm" />}
          items={ACCOUNT}
          header={
            <>
              <p className="font-semibold">Adaọbị Nwosu</p>
              <p className="text-sm text-ink-2">ada@example.com</p>
            </>
          }
        />
        <Popover
          label="Notifications, 3 unread"
          align="start"
          trigger={
            <>
              <Bell aria-hidden="true" className="size-6" />
              <span className="absolute -top-0.5 -right-0.5">
                <CountBadge count={3} label="unread" />
              </span>
            </>
          }
        >
          {() => <p className="p-4 text-ink-2">No notifications</p>}
        </Popover>
      </div>
    </Section>
  );
}

function Questions() {
  return (
    <div>
      <Disclosure title="Who sees my photos?" open>
        Members who may be shown to you, and nobody who is signed out.
      </Disclosure>
      <Disclosure title="How long does a bank transfer take?">Up to 24 hours.</Disclosure>
    </div>
  );
}
