// The question to a planner: about a venue, a service, or a wedding in general; sent again unchanged it is the same one.
import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import {
  askPlanner,
  listOwnPlanning,
  PLANNING_MESSAGE_MAX_LENGTH,
  type PlanningAbout,
} from '@ijeuwa/contract/planning';
import { useState } from 'react';
import { newOnceDraft } from '#platform/form/once-draft.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatNumber } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { WrittenModal } from '#ui/WrittenModal.tsx';

/** `holds`: how many guests it has room for, of a venue. */
export type Subject = { kind: PlanningAbout; key: string; name: string; holds?: number } | { kind: 'any' };
type Asking = { name: string; email: string; weddingDate: string; guests: string; message: string };

const NAME_MAX_LENGTH = 100;
const POLICY = 'Our planners read what you write here. How long we keep it is written in our';

export function ContactModal({ about, onClose }: { about: Subject; onClose: () => void }) {
  const member = useMember();
  const holds = about.kind === 'any' ? undefined : about.holds;
  const [draft] = useState(newOnceDraft<Asking>);
  const { form, busy, problem, field, isTouched } = useHeldForm<typeof askPlanner, Asking>({
    endpoint: askPlanner,
    start: () => ({ name: member.name, email: member.email, weddingDate: '', guests: '', message: '' }),
    draft,
    toBody: ({ weddingDate, guests, ...written }) => ({
      ...written,
      id: draft.id(),
      about: about.kind === 'any' ? null : { kind: about.kind, key: about.key },
      weddingDate: weddingDate || null,
      guests: guests === '' ? null : Number(guests),
    }),
    renews: [listOwnPlanning],
    onDone: ({ reference }) => {
      feedback.success(
        `Your enquiry ${reference} has been sent. A planner answers within ${CASE_ANSWERED_WITHIN_HOURS} hours, by mail and here.`,
      );
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      onClose={onClose}
      title={about.kind === 'any' ? 'Ask a planner' : `Ask about ${about.name}`}
      description={`A planner answers within ${CASE_ANSWERED_WITHIN_HOURS} hours. Asking costs nothing and binds you to nothing.`}
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Sending...">
          Send enquiry
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Your Name" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...field('name')} />
        <TextInput label="Email Address" type="email" autoComplete="email" {...field('email')} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-5">
          <TextInput
            label="Date of the wedding"
            type="date"
            min={dayThere(Date.now())}
            optional
            {...field('weddingDate')}
          />
          <NumberInput
            label="Guests"
            hint={holds && `Room for up to ${formatNumber(holds)}.`}
            optional
            maxLength={5}
            {...field('guests')}
          />
        </div>
        <TextArea label="Message" rows={5} maxLength={PLANNING_MESSAGE_MAX_LENGTH} {...field('message')} />
        <p className="text-sm text-ink-2">
          <PolicyNote words={POLICY} to={paths.policy} />
        </p>
      </form>
    </WrittenModal>
  );
}
