// The last step of signing in by Google or by a code: it says so for a moment, and leads on.
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '#ui/Notice.tsx';

// Spec 9: redirect after completion, 1 s.
const SHOWN_MS = 1000;

export function SignedInNotice({ onShown }: { onShown: () => void }) {
  const goOn = useEffectEvent(onShown);
  useEffect(() => {
    const timer = setTimeout(() => goOn(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Notice tone="success">You are signed in. One moment...</Notice>;
}
