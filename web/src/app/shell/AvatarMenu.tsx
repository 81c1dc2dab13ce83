// The member's face in the header: a press fetches the menu behind it, which stands in its place from then on.
import { likenessOf } from '@ijeuwa/contract/likeness';
import { useState } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { useMember } from '#platform/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { classes } from '#ui/classes.ts';
import { feedback } from '#ui/feedback.ts';
import { MENU_BUTTON } from '#ui/Menu.tsx';
import { laterAccountMenu } from './later-menus.ts';

const LABEL = 'Your account';

export function AvatarMenu() {
  const { image, gender } = useMember();
  const { part, failed } = laterAccountMenu.usePart();
  const [asked, setAsked] = useState<'waits' | 'comes'>();
  const face = <Avatar src={image} likeness={likenessOf(gender)} size="sm" />;
  const ask = async () => {
    setAsked('waits');
    const here = await (failed ? laterAccountMenu.again() : laterAccountMenu.fetch());
    setAsked(here ? 'comes' : undefined);
    if (!here) feedback.error(NO_RESPONSE);
  };
  if (part && asked === 'comes') return <part.AccountMenu label={LABEL} face={face} />;
  return (
    <button
      type="button"
      aria-label={LABEL}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={asked === 'waits'}
      onPointerDown={() => {
        if (!failed) void laterAccountMenu.fetch();
      }}
      onClick={() => void ask()}
      className={classes(MENU_BUTTON, asked === 'waits' && 'animate-breathe')}
    >
      {face}
    </button>
  );
}
