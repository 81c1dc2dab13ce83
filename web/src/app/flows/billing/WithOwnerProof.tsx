// The proof of the owner for forms of the money room, as the accounts room draws it.
import type { ReactNode } from 'react';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useWays } from '../../../features/accounts/accounts.queries.ts';
import { ProofFields } from '../../../features/accounts/devices/ProofFields.tsx';
import { proofOf } from '../../../features/accounts/devices/proof-of.ts';
import type { Proving } from '../../../features/billing/orders/owner-proof.ts';

export function WithOwnerProof({ children }: { children: (proving: Proving) => ReactNode }) {
  const { data: ways, error, refetch, isFetching } = useWays();
  if (!ways)
    return error ? (
      <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText />
    );
  return children({
    fields: (field) => <ProofFields ways={ways} field={field} />,
    proofOf: ({ proof = '', challenge = '' }) => proofOf(ways, { proof, challenge }),
  });
}
