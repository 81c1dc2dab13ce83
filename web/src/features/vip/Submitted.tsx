// What answers a VIP profile that was sent: the welcome with what is promised and how many fit, or that a change is saved.
import type { VipView } from '@ijeuwa/contract/vip';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { fewerWords, fitsWords } from './vip-words.ts';

type SubmittedProps = {
  isChange: boolean;
  /** Answers what was just sent, from further down the page. */
  comesNow: boolean;
  vip: VipView;
  /** How many fit is said here, where it is read before anything that pays. */
  counted: boolean;
  onAnew: () => void;
};

const PROMISED = {
  submitted: 'You will receive your matches within 24 hours of payment.',
  payment: 'You will receive your matches within 24 hours.',
  package: 'You will receive your matches within 24 hours.',
  introductions: 'A matchmaker introduces you to one person a month.',
} as const;

/** Spec 4: 'Start New Profile' resets; of a case that runs the profile is changed, and a new one begins after it. */
export function Submitted({ isChange, comesNow, vip, counted, onAnew }: SubmittedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const led = useRef(0);
  // Once more by the key: the wizard goes back to its first step after it, and the place of that step on the glass is taken again.
  useEffect(() => {
    if (!comesNow || led.current === 2) return;
    led.current += 1;
    (heading.current ?? panel.current)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [comesNow, key]);
  const ground = vip.case?.ground ?? null;
  const begun = ground !== null;
  const fewer = vip.case ? fewerWords(vip.case) : undefined;
  // Nothing is promised to whom nobody can look for yet.
  if (isChange || !vip.profileSubmitted)
    return (
      <div ref={panel} tabIndex={-1} className="outline-none">
        <Notice tone="success" title="Your VIP profile is saved.">
          {begun && 'Your matchmaker reads it as it is now.'}
        </Notice>
      </div>
    );
  return (
    <div ref={panel}>
      <Card as="section" tone="leaf" role="status" className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Welcome to VIP Matchmaking!
        </h2>
        <p>{PROMISED[ground ?? 'submitted']}</p>
        {counted && vip.case && <p>{fitsWords(vip.case)}</p>}
        {fewer && <p>{fewer}</p>}
        {!begun && (
          <Button variant="secondary" size="sm" className="mt-3 self-start" onClick={onAnew}>
            Start New Profile
          </Button>
        )}
      </Card>
    </div>
  );
}
