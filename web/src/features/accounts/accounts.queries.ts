// What the screens of the accounts room ask of the server.
import { endOtherSessions, endSession, listSessions, resendVerification } from '@ijeuwa/contract/accounts';
import { useChange, useRead } from '#platform/queries.ts';

export const useSessions = () => useRead(listSessions, {});
export const useEndSession = () => useChange(endSession, { renews: [listSessions] });
export const useEndOtherSessions = () => useChange(endOtherSessions, { renews: [listSessions] });
export const useResendVerification = () => useChange(resendVerification);
