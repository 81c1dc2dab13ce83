// A choice that is saved as it is made: of several in a row the last one stands, on the screen and at the server.
import { useRef, useState } from 'react';
import { feedback } from '#ui/feedback.ts';
import { saySettingsSaved } from '#ui/settings-saved.ts';

type After = { onSuccess: () => void; onError: (error: { message: string }) => void };

export const useChosen = <V>(saved: V, save: (value: V, after: After) => void): [V, (value: V) => void] => {
  const [shown, show] = useState(saved);
  const kept = useRef(saved);
  const wanted = useRef(saved);
  const underWay = useRef(false);
  const send = (value: V): void => {
    underWay.current = true;
    save(value, {
      onSuccess: () => {
        underWay.current = false;
        kept.current = value;
        if (wanted.current !== value) send(wanted.current);
        else saySettingsSaved();
      },
      onError: ({ message }) => {
        underWay.current = false;
        wanted.current = kept.current;
        show(kept.current);
        feedback.error(message);
      },
    });
  };
  const choose = (value: V): void => {
    wanted.current = value;
    show(value);
    if (!underWay.current) send(value);
  };
  return [shown, choose];
};
