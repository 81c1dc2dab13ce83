// The member's choice to save data, as pictures and the menu follow it.
import { useSyncExternalStore } from 'react';
import { chosenSaver, keepSaver, lightAddress, type SaverChoice, savesData } from '#platform/data-saver.ts';

export const SAVER_CHOICES: readonly { value: SaverChoice; label: string }[] = [
  { value: 'device', label: 'Device' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

const listeners = new Set<() => void>();

export function chooseSaver(value: string) {
  keepSaver(value === 'on' || value === 'off' ? value : 'device');
  for (const tell of listeners) tell();
}

export function useSaverChoice(): SaverChoice {
  return useSyncExternalStore(onChoice, chosenSaver, () => 'device');
}

export function useSavesData(): boolean {
  return useSyncExternalStore(onChoice, savesData, () => false);
}

/** The address to fetch: while data is saved, the small one of the two that a member's photo has. */
export function useLightAddress<A extends string | null | undefined>(address: A): A | string {
  const saves = useSavesData();
  return saves && address ? lightAddress(address) : address;
}

function onChoice(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
