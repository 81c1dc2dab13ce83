// What the checkout and the packages' screens ask of the server.
import { findAgreement } from '@ijeuwa/contract/agreements';
import {
  findOrder,
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  type Order,
  type Quote,
  startTrial,
} from '@ijeuwa/contract/billing';
import { listUpgrades, type Upgrade } from '@ijeuwa/contract/changes';
import { listReportRights } from '@ijeuwa/contract/compatibility';
import { findCredit } from '@ijeuwa/contract/credit';
import type { Currency } from '@ijeuwa/contract/fields';
import { findGuarantee } from '@ijeuwa/contract/guarantee';
import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/api.ts';
import { keyOf, queryClient, soonThenLater, useChange, useOnceKnown, useRead } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';
import { keepCode, keptCode } from './checkout/kept-code.ts';

const NO_UPGRADES: Upgrade[] = [];

export const usePackages = () => useRead(listPackages, {});
export const useSubscription = () => useRead(findSubscription, {});
export const useAgreement = () => useRead(findAgreement, {});
/** Of whoever runs a package that they paid for; nothing is asked for others. */
const useUpgradesRead = () => {
  const { data } = useSubscription();
  const enabled = data?.trial === false && data.packageId !== null;
  return useRead(listUpgrades, {}, { enabled });
};
export const useUpgrades = () => useUpgradesRead().data?.upgrades ?? NO_UPGRADES;
/** `whileAny`: asked for again as long as one of them is such. */
export const useOrders = ({
  enabled = true,
  whileAny,
}: {
  enabled?: boolean;
  whileAny?: (order: Order) => boolean;
} = {}) =>
  useRead(
    listOrders,
    {},
    {
      enabled,
      refetchInterval: (query) =>
        whileAny && query.state.data?.orders.some(whileAny) ? soonThenLater(query) : false,
    },
  );
export const useCredit = () => useRead(findCredit, {});
export const useGuarantee = () => useRead(findGuarantee, {});
export const useReportRights = () => useRead(listReportRights, {});
/** Whether all is known that stands above the packages of a screen: what comes later would push them down. */
export const useArePackagesKnown = () =>
  useOnceKnown(usePackages(), useSubscription(), useUpgradesRead(), useOrders(), useCredit());
/** The same of the subscription and its wizard. */
export const useIsSubscriptionKnown = () =>
  useOnceKnown(
    ...[usePackages(), useSubscription(), useUpgradesRead(), useOrders()],
    ...[useAgreement(), useGuarantee(), useReportRights()],
  );
export const useStartTrial = () =>
  useChange(startTrial, {
    onDone: (subscription) => queryClient.setQueryData(keyOf(findSubscription), subscription),
  });

/** What a price is asked for; an upgrade is priced in the currency in which what runs was paid. */
type Priced = { packageId: string; currency: Currency; upgrade?: boolean };
export const quoteKey = ({ packageId, currency, upgrade = false }: Priced) => [
  makeQuote.path,
  packageId,
  upgrade ? 'upgrade' : currency,
];

/** A price fixed for half an hour: asked for once, and again only when the member asks; with its code, while that holds. */
export const useQuote = (priced: Priced) =>
  useQuery<Quote, ApiError>({
    queryKey: quoteKey(priced),
    queryFn: async ({ signal }) => {
      const { packageId, currency, upgrade } = priced;
      if (upgrade) return call(makeQuote, { body: { packageId, upgrade } }, signal);
      const price = (code?: string) => call(makeQuote, { body: { packageId, currency, code } }, signal);
      const code = queryClient.getQueryData<Quote>(quoteKey(priced))?.code ?? keptCode(priced);
      if (!code) return price();
      return price(code).catch((error: ApiError) => {
        if (!error.fields?.code) throw error;
        feedback.info(error.fields.code);
        keepCode(priced, undefined);
        return price();
      });
    },
    staleTime: (query) => Math.max(0, Date.parse(query.state.data?.expiresAt ?? '') - Date.now()) || 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What the server has just answered is not asked for again. */
export const keepOrder = (order: Order): void =>
  void queryClient.setQueryData(keyOf(findOrder, { params: { id: order._id } }), order);

/** An order that waits for its money: asked for often at first, then now and again. */
export const useWaitingOrder = (id: string | undefined) =>
  useQuery<Order, ApiError>({
    queryKey: keyOf(findOrder, { params: { id: id ?? '' } }),
    queryFn: ({ signal }) => call(findOrder, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
    refetchInterval: (query) => {
      const order = query.state.data;
      return order && !['open', 'part_paid'].includes(order.status) ? false : soonThenLater(query);
    },
  });
