// What the screens of the accounts room ask of the server.
import { endOtherSessions, endSession, listSessions, resendVerification } from '@ijeuwa/contract/accounts';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findEmailChange } from '@ijeuwa/contract/email-change';
import { listIdentities } from '@ijeuwa/contract/identities';
import { askOwnerCode, askPhoneCode, findWays } from '@ijeuwa/contract/ways';
import { renew, useChange, useRead } from '#platform/queries.ts';

export const useSessions = () => useRead(listSessions, {});
export const useEndSession = () => useChange(endSession, { renews: [listSessions] });
export const useEndOtherSessions = () => useChange(endOtherSessions, { renews: [listSessions] });
export const useResendVerification = () => useChange(resendVerification);
export const useIdentities = () => useRead(listIdentities, {});
export const useWays = () => useRead(findWays, {});
export const renewWays = () => renew(findWays, listIdentities, findDashboard);
export const useEmailChange = () => useRead(findEmailChange, {});
export const renewEmailChange = () => renew(findEmailChange);
export const renewSessions = () => renew(listSessions);
export const useAskOwnerCode = () => useChange(askOwnerCode);
export const useAskPhoneCode = (onDone: (sent: { challenge: string }) => void) =>
  useChange(askPhoneCode, { onDone });
