// A session that is held by telephone, once its door is open: when it begins, who rings which number, and what happens next.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { TelephoneNotice } from './RoomNotices.tsx';
import { beginsOn, minutesAfterStart, sessionOf, whenOf } from './session-words.ts';

const COUNSELLOR_WAITED_FOR_MINUTES = 10;
const MEMBER_WAITED_FOR_MINUTES = 15;

export function ByTelephone({ meeting }: { meeting: Meeting }) {
  const { role, counsellor } = meeting;
  return (
    <div className="flex flex-col gap-5">
      <p>
        {sessionOf(meeting)} {beginsOn(meeting)} <strong>{whenOf(meeting)}</strong>.
      </p>
      <TelephoneNotice meeting={meeting} />
      {role === 'counsellor' ? (
        <p className="text-ink-2">
          Please ring at the beginning. If nobody answers, try again until{' '}
          {minutesAfterStart(meeting, MEMBER_WAITED_FOR_MINUTES)}: from then on you can say under Appointments
          that the member did not come. When you have spoken, say there that it was held.
        </p>
      ) : (
        <p className="text-ink-2">
          You need not keep this page open. If {counsellor} has not rung by{' '}
          {minutesAfterStart(meeting, COUNSELLOR_WAITED_FOR_MINUTES)}, please{' '}
          <Link className="text-wine underline" to={paths.helpSupport}>
            write to us
          </Link>
          : if nobody rang, all that was paid goes back.
        </p>
      )}
    </div>
  );
}
