// What the member said of themselves, in three cards.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { wordOf } from '@ijeuwa/contract/person-words';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';

const NOT_SAID = 'Not given yet';
const worded = (value: string | null) => (value ? wordOf(value) : NOT_SAID);

export function ProfileCards({ user }: { user: AuthUser }) {
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <Facts title="Personal Information">
        <FactList
          facts={[
            { label: 'Age', value: user.age ?? NOT_SAID },
            { label: 'Gender', value: worded(user.gender) },
            { label: 'Nationality', value: user.nationality ?? NOT_SAID },
          ]}
        />
      </Facts>
      <Facts title="Relationship Status">
        <FactList
          facts={[
            { label: 'Status', value: worded(user.relationshipStatus) },
            { label: 'Previously married', value: worded(user.maritalHistory) },
            { label: 'Children', value: user.numberOfChildren ?? NOT_SAID },
          ]}
        />
      </Facts>
      <Facts title="Interests & Hobbies" wide>
        {user.hobbies.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {user.hobbies.map((hobby) => (
              <li key={hobby} className="rounded-full bg-paper-2 px-3.5 py-1.5">
                {hobby}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">None yet. Edit your profile to add what you love to do.</p>
        )}
      </Facts>
    </div>
  );
}

function Facts({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card as="section" className={wide ? 'sm:col-span-2' : undefined}>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
