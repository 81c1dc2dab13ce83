// What the screens of the accounts room ask of the server.
import { endOtherSessions, endSession, listSessions, resendVerification } from '@ijeuwa/contract/accounts';
import { listIdentities, unlinkIdentity } from '@ijeuwa/contract/identities';
import { useChange, useRead } from '#platform/queries.ts';

export const useSessions = () => useRead(listSessions, {});
export const useEndSession = () => useChange(endSession, { renews: [listSessions] });
export const useEndOtherSessions = () => useChange(endOtherSessions, { renews: [listSessions] });
export const useResendVerification = () => useChange(resendVerification);
export const useIdentities = () => useRead(listIdentities, {});
export const useUnlinkIdentity = (onDone: () => void) =>
  useChange(unlinkIdentity, { renews: [listIdentities], onDone });
