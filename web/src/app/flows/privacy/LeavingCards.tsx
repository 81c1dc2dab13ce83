// The cards of leaving, with the proof of the owner that the accounts room draws.
import { farewellPage } from '@ijeuwa/contract/entry';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useWays } from '../../../features/accounts/accounts.queries.ts';
import { ProofFields } from '../../../features/accounts/devices/ProofFields.tsx';
import { proofOf } from '../../../features/accounts/devices/proof-of.ts';
import { DeleteAccountCard } from '../../../features/leaving/DeleteAccountCard.tsx';
import { DownloadDataCard } from '../../../features/leaving/DownloadDataCard.tsx';
import type { Proving } from '../../../features/leaving/proving.ts';
import { forgetMember } from '../../shell/shell.queries.ts';

export function LeavingCards() {
  const { data: ways, error, refetch, isFetching } = useWays();
  if (!ways)
    return error ? (
      <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCard />
    );
  const proving: Proving = {
    fields: (field) => <ProofFields ways={ways} field={field} />,
    proofOf: ({ proof = '', challenge = '' }) => proofOf(ways, { proof, challenge }),
  };
  const deleted = (until: string) => {
    forgetMember();
    // A fresh page: nothing of this member stays in memory for whoever holds the device next.
    window.location.assign(farewellPage(until));
  };
  return (
    <>
      <DownloadDataCard proving={proving} />
      <DeleteAccountCard proving={proving} onDeleted={deleted} />
    </>
  );
}
