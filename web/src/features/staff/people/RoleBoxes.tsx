// The roles as boxes to tick, each with the queues that it opens.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { opensWhat, ROLE_NAMES } from './people-words.ts';

type RoleBoxesProps = {
  value: readonly StaffRole[];
  error?: string;
  onChange: (roles: StaffRole[]) => void;
};

export function RoleBoxes({ value, error, onChange }: RoleBoxesProps) {
  const tick = (role: StaffRole, on: boolean) =>
    onChange(STAFF_ROLES.filter((one) => (one === role ? on : value.includes(one))));
  return (
    <FieldGroup label="Roles" hint="Beneath each: what it opens." error={error}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-1">
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={ROLE_NAMES[role]}
            hint={opensWhat(role)}
            checked={value.includes(role)}
            onChange={(event) => tick(role, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
