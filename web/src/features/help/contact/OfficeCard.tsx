// Where the office is, and when it is open.
import { office } from '../../../../content/office.ts';
import { help } from '../help-words.ts';
import { ContactCard } from './ContactCard.tsx';

export function OfficeCard() {
  return (
    <ContactCard {...help.contact.office}>
      <p className="font-medium">{office.location}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5">
        {office.hours.map(({ days, open, close }) => (
          <div key={days} className="contents">
            <dt className="text-ink-2">{days}</dt>
            <dd>{open ? `${open} to ${close}` : 'Closed'}</dd>
          </div>
        ))}
      </dl>
    </ContactCard>
  );
}
