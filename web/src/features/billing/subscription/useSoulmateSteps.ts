// Where one is in the wizard, kept in the address: the browser's own Back leads through it.
import { useSearchParams } from 'react-router';
import { nameOfWay, type Way, wayOf } from './way.ts';

export const useSoulmateSteps = () => {
  const [search, setSearch] = useSearchParams();
  const packageId = search.get('package') ?? undefined;
  const asked = Number(search.get('step') ?? 1);
  const step = packageId && (asked === 2 || asked === 3) ? asked : 1;
  const way = wayOf(search.get('by'));
  const at = (place: number, by: Way, chosen: string | undefined) => {
    const name = nameOfWay(by);
    return { ...(chosen && { package: chosen }), ...(name && { by: name }), step: `${place}` };
  };
  return {
    step,
    packageId,
    way,
    to: (next: number, chosen = packageId) => setSearch(at(next, way, chosen)),
    payBy: (by: Way) => setSearch(at(step, by, packageId), { replace: true }),
  };
};
