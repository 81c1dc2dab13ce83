// Where one is in the wizard, kept in the address: the browser's own Back leads through it.
import { useSearchParams } from 'react-router';

export const useSoulmateSteps = () => {
  const [search, setSearch] = useSearchParams();
  const packageId = search.get('package') ?? undefined;
  const asked = Number(search.get('step') ?? 1);
  const step = packageId && (asked === 2 || asked === 3) ? asked : 1;
  const to = (next: number, chosen = packageId) =>
    setSearch({ ...(chosen ? { package: chosen } : {}), step: `${next}` });
  return { step, packageId, to };
};
