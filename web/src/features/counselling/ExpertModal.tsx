// What there is to know of a counsellor, and the way to an appointment with them.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDay } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { clockName } from '#ui/two-clocks.ts';
import { CounsellorPicture } from './CounsellorPicture.tsx';
import { CATEGORY_WORDS } from './counselling-words.ts';
import { BREAK_AFTER } from './fee.ts';
import { Rating } from './Rating.tsx';
import { SessionPrice } from './SessionPrice.tsx';

const checkedWords = ({ checked, checkedOn }: NonNullable<Counsellor['licence']>): string => {
  if (checkedOn) return `checked by us on ${formatDay(checkedOn)}`;
  return checked ? 'checked by us' : 'not checked by us yet';
};

type ExpertModalProps = { counsellor: Counsellor; onBook: () => void; onClose: () => void };

export function ExpertModal({ counsellor, onBook, onClose }: ExpertModalProps) {
  const { name, title, bio, category, specialties, languages, availability, zone, licence } = counsellor;
  return (
    <Modal
      open
      size="lg"
      title={name}
      onClose={onClose}
      footer={<Button onClick={onBook}>Book Appointment</Button>}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-4">
          <div className="aspect-[4/5] w-28 max-w-[45%] shrink-0 self-start overflow-hidden rounded-xl sm:w-40">
            <CounsellorPicture of={counsellor} eager />
          </div>
          <div className="flex min-w-0 flex-[1_1_8rem] flex-col gap-2">
            <p className="wrap-anywhere">{title}</p>
            <Badge tone="gold">{CATEGORY_WORDS[category]}</Badge>
            <Rating of={counsellor} />
            <p>
              <SessionPrice of={counsellor} then={`, ${BREAK_AFTER}`} />
            </p>
          </div>
        </div>
        <p className="leading-relaxed">{bio}</p>
        <FactList
          facts={[
            { label: 'Specialties', value: specialties.join(', ') },
            { label: 'Available', value: `${availability}, ${clockName(zone)}` },
            { label: 'Languages', value: languages.join(', ') },
            ...(licence
              ? [
                  {
                    label: 'Licence',
                    value: `${licence.body}, ${checkedWords(licence)}`,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Modal>
  );
}
