// Fetches a file of ours whole, and saves it under its own name: what fails is known before anything is saved.
import { expectGiven } from '#platform/api.ts';
import { headersOfPage } from '#platform/shown-to.ts';

export const saveFile = async (address: string): Promise<void> => {
  const response = await fetch(address, { credentials: 'same-origin', headers: headersOfPage() });
  await expectGiven(response);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = address.slice(address.lastIndexOf('/') + 1);
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

const KEPT_MS = 60_000;
