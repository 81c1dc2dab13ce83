// The password changed by whoever is signed in: under the proof of the owner, and every other device ends.

import type { Received } from '@ijeuwa/contract/endpoint';
import type { changePassword } from '@ijeuwa/contract/ways';
import { AppError } from '#platform/app-error.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { hashPassword, passwordFits } from '#platform/passwords.ts';
import { passwordChangedMail } from '../accounts.mails.ts';
import * as members from '../accounts.repository.ts';
import { deviceName } from '../accounts.rules.ts';
import type { Device } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import { endUnconfirmedWays } from '../prove-owner.ts';
import { refuseEasyPassword } from '../refuse-easy-password.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { OwnerProof, OwnerProofNeeds } from './owner-proof.service.ts';

type Needs = OwnerProofNeeds & { ownerProof: OwnerProof; sessions: Sessions; changeContact: ChangeContact };

const SAME_PASSWORD = 'Please choose another password than the one you have.';

export const makePassword = (needs: Needs) => {
  const { db, clock, notify, publicUrl, findZone, ownerProof, sessions } = needs;

  return {
    async change(
      viewer: Viewer,
      { proof, password }: Received<typeof changePassword>['body'],
      device: Device,
    ): Promise<void> {
      const self = await members.findSelf(db, viewer.memberId);
      if (self) refuseEasyPassword(password, { email: self.email, name: self.name });
      const proven = await ownerProof.demand(viewer, proof);
      if (proven.passwordHash && (await passwordFits(password, proven.passwordHash)))
        throw new AppError('invalid', SAME_PASSWORD, { password: SAME_PASSWORD });
      const passwordHash = await hashPassword(password);
      const gone = await db.transaction(async (tx) => {
        const owner = await ownerProof.lockProven(tx, proven);
        // A first password ends nothing: no password has allowed anything here.
        const ended = owner.passwordHash ? await endUnconfirmedWays(tx, owner.id, needs.changeContact) : [];
        await members.changeMember(tx, owner.id, { passwordHash });
        const out = await sessions.endOthersIn(tx, viewer);
        const about = {
          at: clock.now(),
          zone: await findZone(tx, owner.id),
          device: deviceName(device.name),
          resetLink: `${publicUrl}/forgot-password`,
        };
        await notify(tx, {
          onceKey: `password-changed:${owner.id}:${proven.epoch}`,
          category: 'security',
          memberId: owner.id,
          mail: passwordChangedMail(ended, about, 'every other device'),
        });
        return out;
      });
      sessions.cut(viewer.memberId, gone);
    },
  };
};
export type Password = ReturnType<typeof makePassword>;
