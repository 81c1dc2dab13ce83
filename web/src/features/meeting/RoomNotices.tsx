// What stands in place of the room: before it opens, when it is over, and where only the telephone is left.
import {
  CONNECTED_LEAST_MINUTES,
  MEETING_OPENS_BEFORE_MINUTES,
  MEETING_TEXT_KEPT_HOURS,
  type Meeting,
} from '@ijeuwa/contract/meeting';
import { useEffect } from 'react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatPhone } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { beginsOn, opensOf, sessionOf, whenOf } from './session-words.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

type EarlyNoticeProps = { meeting: Meeting; onOpen: () => void };
/** Opens by itself when it is time. */
export function EarlyNotice({ meeting, onOpen }: EarlyNoticeProps) {
  const { opensAt, media } = meeting;
  useEffect(() => {
    const wait = Math.min(Math.max(Date.parse(opensAt) - Date.now(), 0) + 500, LONGEST_TIMER_MS);
    const timer = window.setTimeout(onOpen, wait);
    return () => window.clearTimeout(timer);
  }, [opensAt, onOpen]);
  return (
    <EmptyState title="It is not time yet" picture="rest">
      {sessionOf(meeting)} {beginsOn(meeting)} <strong className="text-ink">{whenOf(meeting)}</strong>.{' '}
      {media
        ? `The room opens ${MEETING_OPENS_BEFORE_MINUTES} minutes before: you may leave this page open.`
        : `It is held by telephone. The door opens at ${opensOf(meeting)}, ${MEETING_OPENS_BEFORE_MINUTES} minutes before: then it says here what happens next.`}
    </EmptyState>
  );
}

const KEPT_WORDS = `Nothing of it was recorded. What was written is erased after ${MEETING_TEXT_KEPT_HOURS} hours.`;

const overWords = ({
  cancelled,
  absent,
  ended,
  role,
  counsellor,
  media,
}: Meeting): { title: string; words: string } => {
  if (cancelled)
    return {
      title: 'This session was cancelled',
      words: 'What becomes of the price stands beside the appointment.',
    };
  if (absent === 'counsellor')
    return role === 'counsellor'
      ? {
          title: 'You did not come',
          words:
            'So it is recorded. Whatever it was paid with, money or a session, goes back to whoever booked it. If it was otherwise, please tell an administrator.',
        }
      : {
          title: `${counsellor} did not come`,
          words:
            role === 'member'
              ? 'We are sorry that you waited. Whatever you paid for it, money or a session, comes back to you, unasked. What becomes of it stands in your schedule, and in your mail.'
              : 'We are sorry that you waited. Whatever it was paid with goes back to whoever booked it, unasked.',
        };
  if (absent === 'member')
    return role === 'counsellor'
      ? { title: 'The member did not come', words: 'So it is recorded, and they are told.' }
      : {
          title: 'It is recorded that you did not come',
          words:
            'If that is not true, please write to us under “Help and support”. By when, and what becomes of the price, stands beside the appointment.',
        };
  if (ended)
    return {
      title: role === 'counsellor' ? 'You have ended this session' : `${counsellor} has ended this session`,
      words: `${KEPT_WORDS} If you were together for less than ${CONNECTED_LEAST_MINUTES} minutes, it is repeated free.`,
    };
  if (!media)
    return {
      title: 'This session is over',
      words:
        role === 'counsellor'
          ? 'How it went is said beside the appointment.'
          : 'How it went stands beside the appointment, as soon as it is said.',
    };
  return { title: 'This session is over', words: KEPT_WORDS };
};

export function OverNotice({ meeting, back }: { meeting: Meeting; back: string }) {
  const { role } = meeting;
  const { title, words } = overWords(meeting);
  return (
    <EmptyState
      title={title}
      picture="rest"
      action={
        <ButtonLink to={back}>
          {role === 'counsellor' ? 'To your appointments' : 'To your schedule'}
        </ButtonLink>
      }
    >
      {words}
    </EmptyState>
  );
}

type TelephoneNoticeProps = { meeting: Meeting; className?: string };

export function TelephoneNotice({ meeting, className }: TelephoneNoticeProps) {
  return (
    <Notice tone="info" title="By telephone." className={className}>
      <p>{meeting.role === 'counsellor' ? <HowToReach meeting={meeting} /> : howToBeReached(meeting)}</p>
    </Notice>
  );
}

function HowToReach({ meeting: { phone, email } }: { meeting: Meeting }) {
  if (phone)
    return (
      <>
        Please ring the member:{' '}
        <a className="text-wine underline" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {formatPhone(phone)}
        </a>
        .
      </>
    );
  if (email)
    return (
      <>
        No number was given with the booking. Please write to the member and ask for one:{' '}
        <a className="text-wine underline wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </>
    );
  return <>Please ring the member at the number of the booking.</>;
}

const howToBeReached = ({ phone, email, counsellor, media }: Meeting): string => {
  // Only where the room could be used otherwise.
  const why = media ? 'Pictures and sound cannot be carried just now. ' : '';
  if (phone)
    return `${why}${counsellor} rings the number that was given with the booking, ${formatPhone(phone)}. Please keep that phone beside you.`;
  if (email)
    return `${why}You gave no number with the booking, so ${counsellor} writes to ${email} and asks for one. Please look at your mail.`;
  return `${why}${counsellor} rings the number that was given with the booking.`;
};
