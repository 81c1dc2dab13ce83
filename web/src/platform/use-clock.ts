// How the clock of a zone stands that no answer has named: it is asked for, and what is counted by it is shown anew once it is told.
import { useEffect, useState } from 'react';
import { learnClock } from './api.ts';

export const useClock = (zone: string): void => {
  const [, setTold] = useState('');
  useEffect(() => {
    let isShown = true;
    void learnClock(zone).then(() => isShown && setTold(zone));
    return () => {
      isShown = false;
    };
  }, [zone]);
};
