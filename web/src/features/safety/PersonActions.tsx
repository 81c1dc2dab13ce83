// What can be done about a person, wherever they appear: report, block, and end the match.

import { endMatch } from '@ijeuwa/contract/matching';
import { blockMember } from '@ijeuwa/contract/safety';
import { Ban, EllipsisVertical, Flag, HeartOff } from 'lucide-react';
import { useState } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { laterPart } from '#platform/later-part.ts';
import { renew, useChange } from '#platform/queries.ts';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { WHERE_PEOPLE_STAND } from './where-people-stand.ts';

/** Few ever report anybody: nobody's first screen waits for the form. */
const laterReport = laterPart(() => import('./ReportModal.tsx'));

type PersonActionsProps = {
  person: { _id: string; name: string };
  /** With a match it can be ended too. */
  matchId?: string;
  /** Over a photograph the button stands on a veil. */
  onPhoto?: boolean;
  /** What else can be done, before that. */
  more?: readonly MenuItem[];
  /** Called once the person is gone from my sight. */
  onGone: () => void;
};

export function PersonActions({ person, matchId, onPhoto, more = [], onGone }: PersonActionsProps) {
  const [asked, setAsked] = useState<'report' | 'block' | 'unmatch'>();
  const { part: report, failed: notCome } = laterReport.usePart();
  const askWhatIsWrong = async () => {
    const opener = document.activeElement;
    if (!(await (notCome ? laterReport.again() : laterReport.fetch()))) return feedback.error(NO_RESPONSE);
    // Whatever took the focus meanwhile: after the form one is back at the menu.
    if (opener instanceof HTMLElement) opener.focus();
    setAsked('report');
  };
  const gone = (said: string) => {
    setAsked(undefined);
    feedback.success(said);
    void renew(...WHERE_PEOPLE_STAND);
    onGone();
  };
  const block = useChange(blockMember, { onDone: () => gone(`${person.name} is blocked.`) });
  const unmatch = useChange(endMatch, { onDone: () => gone(`The match with ${person.name} has ended.`) });
  const params = { id: person._id };
  const items: MenuItem[] = [
    ...more,
    { label: 'Report', icon: <Flag aria-hidden="true" />, onSelect: () => void askWhatIsWrong() },
    { label: 'Block', icon: <Ban aria-hidden="true" />, tone: 'danger', onSelect: () => setAsked('block') },
  ];
  if (matchId) {
    items.unshift({
      label: 'Unmatch',
      icon: <HeartOff aria-hidden="true" />,
      onSelect: () => setAsked('unmatch'),
    });
  }
  const failed = (error: { message: string } | null) =>
    error && <p className="mt-3 text-danger">{error.message}</p>;
  return (
    <>
      <Menu
        label={`More about ${person.name}`}
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
        triggerClassName={onPhoto ? 'bg-veil text-on-fill' : undefined}
        items={items}
      />
      {report && (
        <report.ReportModal
          open={asked === 'report'}
          person={person}
          onClose={() => setAsked(undefined)}
          onReported={() => gone('Thank you. Our staff will look at it.')}
        />
      )}
      <ConfirmModal
        open={asked === 'block'}
        title={`Block ${person.name}?`}
        tone="danger"
        confirmLabel="Block"
        busy={block.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => block.mutate({ params })}
      >
        You will not see or hear from each other again. We do not tell them.
        {failed(block.error)}
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'unmatch'}
        title={`End the match with ${person.name}?`}
        tone="danger"
        confirmLabel="Unmatch"
        busy={unmatch.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => matchId && unmatch.mutate({ params: { id: matchId } })}
      >
        The conversation closes for both of you at once.
        {failed(unmatch.error)}
      </ConfirmModal>
    </>
  );
}
