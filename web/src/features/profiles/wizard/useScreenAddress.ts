// Which screen the address names: each is an entry of the browser's history, so that Back goes one screen back.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Screen } from './screens.ts';

/** `next`: the screen at which the wizard goes on; what lies beyond it cannot be opened yet. */
export const useScreenAddress = (screens: readonly Screen[], next: Screen) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(0);
  const reached = Math.max(screens.indexOf(next), opened);
  const named = screens.indexOf(new URLSearchParams(search).get('screen') as Screen);
  const isOpen = named >= 0 && named <= reached;
  const at = isOpen ? named : reached;
  const screen = screens[at]!;
  const before = screens[at - 1];
  const after = screens[at + 1];
  /** What else the address says, such as the plan that was chosen, goes along. */
  const addressOf = (to: Screen): string => {
    const next = new URLSearchParams(search);
    next.set('screen', to);
    return `?${next}`;
  };
  const address = addressOf(screen);
  const [first] = useState(screen);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    // Without its name this entry would show another screen once this one is saved.
    if (!isOpen) void navigate(address, { replace: true });
  }, [isOpen, address, navigate]);

  return {
    screen,
    /** Reached by a press here, not by opening the page. */
    arrived: moved || screen !== first,
    goOn: () => {
      setMoved(true);
      setOpened(at + 1);
      if (after) void navigate(addressOf(after), { state: { before: screen } });
    },
    goBack: before
      ? () => {
          setMoved(true);
          if (state?.before === before) void navigate(-1);
          else void navigate(addressOf(before), { replace: true });
        }
      : undefined,
  };
};
