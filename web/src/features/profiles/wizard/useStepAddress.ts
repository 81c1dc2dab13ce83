// Which step the address names: each is an entry of the browser's history, so that Back goes one step down.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const LAST = 3;
type Step = 1 | 2 | 3;

/** `next`: the step that the server says comes next; what lies beyond it cannot be opened yet. */
export const useStepAddress = (next: number) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const reached = Math.min(next, LAST) as Step;
  const named = Number(new URLSearchParams(search).get('step')) as Step;
  const isOpen = Number.isInteger(named) && named >= 1 && named <= reached;
  const step = isOpen ? named : reached;
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    // Without its number this entry would show another step once this one is saved.
    if (!isOpen) void navigate(`?step=${reached}`, { replace: true });
  }, [isOpen, reached, navigate]);

  return {
    step,
    /** Reached by a press here, not by opening the page. */
    arrived: moved || step !== first,
    goOn: () => {
      setMoved(true);
      void navigate(`?step=${step + 1}`, { state: { before: step } });
    },
    goBack: () => {
      setMoved(true);
      if (state?.before === step - 1) void navigate(-1);
      else void navigate(`?step=${step - 1}`, { replace: true });
    },
  };
};
