// What the screens of VIP matchmaking ask the server.
import { findIntroductionConsent, findVip, listIntroductions } from '@ijeuwa/contract/vip';
import { useRead } from '#platform/queries.ts';

export const useVip = () => useRead(findVip, {});
export const useIntroductions = () => useRead(listIntroductions, {});
export const useIntroductionConsent = () => useRead(findIntroductionConsent, {});
