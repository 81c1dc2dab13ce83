// Whether list and conversation stand side by side: the frame around both says so.
import { useOutletContext } from 'react-router';

export type Panes = { two: boolean };

export const useTwoPanes = (): boolean => useOutletContext<Panes | undefined>()?.two ?? false;
