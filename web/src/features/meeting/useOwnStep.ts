// The room is a step of its own in the history: Back leads from it to its door, where the shell may ask first, and not out of the page.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `isIn` is undefined until it is known. */
export const useOwnStep = (isIn: boolean | undefined, onBack: () => void): void => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isStep = (state as { room?: unknown } | null)?.room === true;
  const wasStep = useRef(false);
  useEffect(() => {
    const cameBack = wasStep.current && !isStep;
    wasStep.current = isStep;
    if (isIn && cameBack) onBack();
    else if (isIn && !isStep) void navigate(pathname, { state: { room: true } });
    // Whoever left, or came by Forward, is not left with a step that leads nowhere.
    else if (isIn === false && isStep) void navigate(-1);
  }, [isIn, isStep, pathname, navigate, onBack]);
};
