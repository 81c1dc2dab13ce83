// What the member made of a session that was held, from 1 to 5: to say, and for a while to change.
import { type Appointment, listAppointments, rateAppointment } from '@ijeuwa/contract/schedule';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';

const STARS = [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: String(stars) }));

export function RateSession({ appointment }: { appointment: Appointment }) {
  const { _id, stars, ratedUntil } = appointment;
  const [chosen, setChosen] = useState(stars ? String(stars) : '');
  const rate = useChange(rateAppointment, { renews: [listAppointments] });
  if (!ratedUntil) return stars ? <p className="text-ink-2">You rated it {stars} of 5.</p> : null;
  const save = () =>
    rate.mutate(
      { params: { id: _id }, body: { stars: Number(chosen) } },
      {
        onSuccess: () => feedback.success('Thank you. Your rating is saved.'),
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <section aria-label="Your rating" className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <ChipChoice
        label="How was it, from 1 to 5?"
        hint={`5 is best. Your name is not shown with it. You can ${stars ? 'change it' : 'say so'} until ${formatDate(ratedUntil)}.`}
        value={chosen}
        onChange={setChosen}
        options={STARS}
      />
      <Button
        size="sm"
        busy={rate.isPending}
        busyText="Saving..."
        aria-disabled={chosen === '' || chosen === String(stars)}
        onClick={() => chosen && chosen !== String(stars) && save()}
      >
        {stars ? 'Change the rating' : 'Save the rating'}
      </Button>
    </section>
  );
}
